import { expect, it } from 'vitest'
import { isBot } from '../../../src/services/bots.ts'

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Google-InspectionTool/1.0',
  'Mediapartners-Google',
  `${chrome} Chrome/130.0.0.0 Safari/537.36 Chrome-Lighthouse`,
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'facebookcatalog/1.0',
  'meta-externalagent/1.1',
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0)',
  'Mozilla/5.0 (compatible; YandexImages/3.0)',
  'TelegramBot (like TwitterBot)',
  'Telegram',
  'Mozilla/5.0 (compatible; bingbot/2.0)',
  'Mozilla/5.0 (Windows NT 6.1) BingPreview/1.0b',
  'Mozilla/5.0 SkypeUriPreview Preview/0.5',
  'Slackbot-LinkExpanding 1.0',
  'Mozilla/5.0 (compatible; Discordbot/2.0)',
  'Mozilla/5.0 (compatible; vkShare)',
  'Mozilla/5.0 (compatible; Embedly/0.2)',
  'Mozilla/5.0 (compatible; archive.org_archiver)',
  'SomeCrawler/1.0',
  'WHATSAPP',
  'GOOGLEBOT',
])('%s is a bot', (userAgent) => {
  expect(isBot(userAgent)).toBe(true)
})

it.each([
  '',
  `${chrome} Chrome/130.0.0.0 Safari/537.36`,
  `${chrome} HeadlessChrome/130.0.0.0 Safari/537.36`,
  'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
  'Mozilla/5.0 (Linux; Android 14; CUBOT P80) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 DuckDuckGo/5 Mobile Safari/537.36',
])('%j is a person', (userAgent) => {
  expect(isBot(userAgent)).toBe(false)
})
