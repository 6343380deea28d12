export type Encoding = 'br' | 'gzip'

/** The encodings of an Accept-Encoding header that we have files for, the smaller first. */
export function acceptedEncodings(header = ''): Encoding[] {
  const offered = header.split(',').map((part) => {
    const [name = '', ...parameters] = part.toLowerCase().split(';')
    return {
      name: name.trim(),
      refused: parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter)),
    }
  })
  const accepts = (encoding: Encoding) =>
    (offered.find(({ name }) => name === encoding) ?? offered.find(({ name }) => name === '*'))?.refused ===
    false
  return (['br', 'gzip'] as const).filter(accepts)
}
