/** Not "CUBOT": phones of that make say so, and people hold them. */
const bots =
  /(?<!cu)bot|google|lighthouse|facebookexternalhit|facebookcatalog|meta-external|whatsapp|slurp|spider|crawl|yandex|telegram|preview|embedly|vkshare|archiver/i

/** Whether a search engine or a maker of link previews is reading, by its User-Agent. */
export const isBot = (userAgent: string): boolean => bots.test(userAgent)
