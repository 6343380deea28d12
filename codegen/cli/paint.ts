import { styleText } from 'node:util'

export type Paint = (style: 'red' | 'green' | 'cyan', text: string) => string

/** Colours only for a person who wants them: https://no-color.org */
export const wantsColor = (stream: { isTTY?: boolean }, environment: NodeJS.ProcessEnv): boolean =>
  stream.isTTY === true && !environment['NO_COLOR']

export const createPaint =
  (color: boolean): Paint =>
  (style, text) =>
    color ? styleText(style, text) : text
