import { styleText } from 'node:util'

export type Paint = (style: 'red' | 'yellow' | 'green' | 'cyan' | 'bold' | 'dim', text: string) => string

/** Colours only for a person who wants them: https://no-color.org */
export const createPaint = (stream: { isTTY?: boolean }, environment: NodeJS.ProcessEnv): Paint => {
  const inColour = stream.isTTY === true && !environment['NO_COLOR']
  return (style, text) => (inColour ? styleText(style, text) : text)
}
