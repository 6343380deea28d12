// Generated from site.config.yaml by "npm run codegen". Do not edit.

export interface CheckParams {}

export type CheckName = keyof CheckParams
