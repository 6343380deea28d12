// Generated from site.config.yaml by "npm run codegen". Do not edit.

export type MessageId =
  | 'contacts.address'
  | 'contacts.address.text'
  | 'contacts.description'
  | 'contacts.email'
  | 'contacts.heading'
  | 'contacts.hours'
  | 'contacts.hours.text'
  | 'contacts.label'
  | 'contacts.phone'
  | 'contacts.steps.cable.text'
  | 'contacts.steps.cable.title'
  | 'contacts.steps.call.text'
  | 'contacts.steps.call.title'
  | 'contacts.steps.restart.text'
  | 'contacts.steps.restart.title'
  | 'contacts.steps.title'
  | 'contacts.title'
  | 'errors.tooMany'
  | 'field.email'
  | 'field.name'
  | 'field.newPassword'
  | 'field.newPassword.hint'
  | 'field.password'
  | 'field.phone'
  | 'field.phone.hint'
  | 'field.repeatPassword'
  | 'field.repeatPassword.differs'
  | 'field.resetCode'
  | 'field.resetCode.hint'
  | 'forgot.code'
  | 'forgot.heading'
  | 'forgot.login'
  | 'forgot.sent'
  | 'forgot.submit'
  | 'forgot.text'
  | 'forgot.title'
  | 'home.cta.register'
  | 'home.cta.text'
  | 'home.cta.title'
  | 'home.description'
  | 'home.faq.address.answer'
  | 'home.faq.address.question'
  | 'home.faq.contract.answer'
  | 'home.faq.contract.question'
  | 'home.faq.move.answer'
  | 'home.faq.move.question'
  | 'home.faq.router.answer'
  | 'home.faq.router.question'
  | 'home.faq.title'
  | 'home.features.price.text'
  | 'home.features.price.title'
  | 'home.features.reliable.text'
  | 'home.features.reliable.title'
  | 'home.features.speed.text'
  | 'home.features.speed.title'
  | 'home.features.support.text'
  | 'home.features.support.title'
  | 'home.features.title'
  | 'home.hero.ask'
  | 'home.hero.choose'
  | 'home.hero.eyebrow'
  | 'home.hero.text'
  | 'home.hero.title'
  | 'home.label'
  | 'home.steps.choose.text'
  | 'home.steps.choose.title'
  | 'home.steps.connect.text'
  | 'home.steps.connect.title'
  | 'home.steps.pay.text'
  | 'home.steps.pay.title'
  | 'home.steps.title'
  | 'home.title'
  | 'login.forgot'
  | 'login.heading'
  | 'login.label'
  | 'login.register'
  | 'login.title'
  | 'logout.heading'
  | 'logout.home'
  | 'logout.label'
  | 'logout.login'
  | 'logout.text'
  | 'logout.title'
  | 'newPassword.again'
  | 'newPassword.expired'
  | 'newPassword.heading'
  | 'newPassword.submit'
  | 'newPassword.text'
  | 'newPassword.title'
  | 'oferta.description'
  | 'oferta.label'
  | 'oferta.title'
  | 'payment.description'
  | 'payment.faq.late.answer'
  | 'payment.faq.late.question'
  | 'payment.faq.mistake.answer'
  | 'payment.faq.mistake.question'
  | 'payment.faq.other.answer'
  | 'payment.faq.other.question'
  | 'payment.faq.title'
  | 'payment.heading'
  | 'payment.help'
  | 'payment.label'
  | 'payment.plans'
  | 'payment.steps.amount.text'
  | 'payment.steps.amount.title'
  | 'payment.steps.number.text'
  | 'payment.steps.number.title'
  | 'payment.steps.receipt.text'
  | 'payment.steps.receipt.title'
  | 'payment.steps.title'
  | 'payment.text'
  | 'payment.title'
  | 'payment.ways.bank.text'
  | 'payment.ways.bank.title'
  | 'payment.ways.card.text'
  | 'payment.ways.card.title'
  | 'payment.ways.terminal.text'
  | 'payment.ways.terminal.title'
  | 'payment.ways.title'
  | 'plan.basic'
  | 'plan.basic.text'
  | 'plan.choose'
  | 'plan.f.ip'
  | 'plan.f.priority'
  | 'plan.f.speed100'
  | 'plan.f.speed1000'
  | 'plan.f.speed300'
  | 'plan.f.support'
  | 'plan.f.traffic'
  | 'plan.f.tv'
  | 'plan.family'
  | 'plan.family.text'
  | 'plan.pro'
  | 'plan.pro.text'
  | 'pricing.description'
  | 'pricing.faq.change.answer'
  | 'pricing.faq.change.question'
  | 'pricing.faq.hidden.answer'
  | 'pricing.faq.hidden.question'
  | 'pricing.faq.ip.answer'
  | 'pricing.faq.ip.question'
  | 'pricing.faq.pause.answer'
  | 'pricing.faq.pause.question'
  | 'pricing.faq.title'
  | 'pricing.heading'
  | 'pricing.label'
  | 'pricing.note'
  | 'pricing.text'
  | 'pricing.title'
  | 'privacy.description'
  | 'privacy.label'
  | 'privacy.title'
  | 'profile.heading'
  | 'profile.label'
  | 'profile.saved'
  | 'profile.submit'
  | 'profile.text'
  | 'profile.title'
  | 'register.heading'
  | 'register.label'
  | 'register.login'
  | 'register.submit'
  | 'register.taken'
  | 'register.text'
  | 'register.title'
  | 'signIn.submit'
  | 'signIn.wrong'
  | 'site.name'
  | 'ui.document.contents'
  | 'ui.errors.home'
  | 'ui.errors.notFound.message'
  | 'ui.errors.notFound.suggestion'
  | 'ui.errors.notFound.text'
  | 'ui.errors.notFound.title'
  | 'ui.errors.retry'
  | 'ui.errors.server.text'
  | 'ui.errors.server.title'
  | 'ui.errors.status'
  | 'ui.errors.stuck.failed'
  | 'ui.errors.stuck.offline'
  | 'ui.errors.stuck.title'
  | 'ui.form.choose'
  | 'ui.form.failed'
  | 'ui.form.noScript'
  | 'ui.form.offline'
  | 'ui.form.optional'
  | 'ui.form.rejected'
  | 'ui.form.retryMinutes'
  | 'ui.form.retrySeconds'
  | 'ui.form.rule.email'
  | 'ui.form.rule.matches'
  | 'ui.form.rule.max'
  | 'ui.form.rule.maxLength'
  | 'ui.form.rule.min'
  | 'ui.form.rule.minLength'
  | 'ui.form.rule.pattern'
  | 'ui.form.rule.required'
  | 'ui.form.rule.type'
  | 'ui.form.sending'
  | 'ui.form.sent'
  | 'ui.plans.highlight'
  | 'ui.plans.month'
  | 'ui.plans.once'
  | 'ui.plans.year'
  | 'ui.shell.account'
  | 'ui.shell.close'
  | 'ui.shell.footer'
  | 'ui.shell.language'
  | 'ui.shell.languageFailed'
  | 'ui.shell.languages'
  | 'ui.shell.loading'
  | 'ui.shell.main'
  | 'ui.shell.menu'
  | 'ui.shell.notices'
  | 'ui.shell.rights'
  | 'ui.shell.sessionEnded'
  | 'ui.shell.skip'
  | 'ui.shell.unreachable'
  | 'ui.shell.update'
  | 'ui.shell.updateNow'

export interface MessageArguments {
  readonly 'ui.errors.notFound.message': { readonly path: string | number }
  readonly 'ui.errors.status': { readonly status: string | number }
  readonly 'ui.form.retryMinutes': { readonly minutes: number }
  readonly 'ui.form.retrySeconds': { readonly seconds: number }
  readonly 'ui.form.rule.max': { readonly max: string | number }
  readonly 'ui.form.rule.maxLength': { readonly maxLength: number }
  readonly 'ui.form.rule.min': { readonly min: string | number }
  readonly 'ui.form.rule.minLength': { readonly minLength: number }
  readonly 'ui.shell.languageFailed': { readonly language: string | number }
  readonly 'ui.shell.rights': { readonly name: string | number }
}

export const shellMessages: readonly MessageId[] = [
  'contacts.label',
  'login.label',
  'logout.label',
  'oferta.label',
  'payment.label',
  'pricing.label',
  'privacy.label',
  'profile.label',
  'register.label',
  'site.name',
  'ui.errors.home',
  'ui.errors.notFound.message',
  'ui.errors.notFound.suggestion',
  'ui.errors.notFound.text',
  'ui.errors.notFound.title',
  'ui.errors.retry',
  'ui.errors.server.text',
  'ui.errors.server.title',
  'ui.errors.status',
  'ui.errors.stuck.failed',
  'ui.errors.stuck.offline',
  'ui.errors.stuck.title',
  'ui.shell.account',
  'ui.shell.close',
  'ui.shell.footer',
  'ui.shell.language',
  'ui.shell.languageFailed',
  'ui.shell.languages',
  'ui.shell.loading',
  'ui.shell.main',
  'ui.shell.menu',
  'ui.shell.notices',
  'ui.shell.rights',
  'ui.shell.sessionEnded',
  'ui.shell.skip',
  'ui.shell.unreachable',
  'ui.shell.update',
  'ui.shell.updateNow',
]
