/** Makes the rules for forced colours hold; what else browsers do, showcase.css does nearly. */
export function forceColors(rules: Iterable<CSSRule>): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('forced-colors: active')) {
      rule.media.mediaText = 'all'
    }
    if (rule instanceof CSSGroupingRule) forceColors(rule.cssRules)
  }
}
