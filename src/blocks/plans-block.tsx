import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { priceParts } from '../i18n/format-price.ts'
import { Text, useText } from '../i18n/text.tsx'
import { Icon } from '../icons/icon.tsx'
import { DataLink } from '../routing/page-link.tsx'
import { BlockHeading, itemLevel } from './block-heading.tsx'
import type { BlockOf, BlockProps } from './block-props.ts'
import { Heading } from './heading.tsx'

type Plan = BlockOf<'plans'>['plans'][number]

function Price({ plan }: { plan: Plan }): ReactNode {
  const { locale } = useIntl()
  const text = useText()
  const [before, symbol, after] = priceParts(locale, plan.price, plan.currency)
  return (
    <p className="price">
      {/* Versions of ICU differ in spaces; what the build wrote may stay. */}
      <strong suppressHydrationWarning>
        {before}
        <span className="currency" suppressHydrationWarning>
          {symbol}
        </span>
        {after}
      </strong>{' '}
      <span>{text(`ui.plans.${plan.per}`)}</span>
    </p>
  )
}

function PlanCard({ plan, level }: { plan: Plan; level: 2 | 3 }): ReactNode {
  return (
    <li className="card plan" id={plan.id} data-highlight={plan.highlight || undefined}>
      <div className="plan-name">
        <Heading level={level}>
          <Text id={plan.name} />
        </Heading>
        {plan.highlight && (
          <p className="badge">
            <Text id="ui.plans.highlight" />
          </p>
        )}
      </div>
      {plan.text !== undefined && (
        <p className="plan-text">
          <Text id={plan.text} />
        </p>
      )}
      <Price plan={plan} />
      <ul className="plan-features">
        {plan.features.map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            <Text id={feature} />
          </li>
        ))}
      </ul>
      <DataLink className={plan.highlight ? 'button' : 'button secondary'} link={plan.link}>
        <Text id={plan.action} />{' '}
        <span className="visually-hidden">
          <Text id={plan.name} />
        </span>
      </DataLink>
    </li>
  )
}

/** Plans beside each other. */
export function PlansBlock({ block, level }: BlockProps<'plans'>): ReactNode {
  return (
    <section className="block plans">
      <BlockHeading level={level} title={block.title} text={block.text} />
      <ul className="grid">
        {block.plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} level={itemLevel(level, block.title)} />
        ))}
      </ul>
      {block.note !== undefined && (
        <p className="note">
          <Text id={block.note} />
        </p>
      )}
    </section>
  )
}
