import type { ReactNode } from 'react'
import type { Link } from '#site/types.ts'
import { Text } from '../i18n/text.tsx'
import { Icon, type IconName } from '../icons/icon.tsx'
import { DataLink } from '../routing/page-link.tsx'
import { BlockHeading } from './block-heading.tsx'
import type { BlockOf, BlockProps } from './block-props.ts'

type Contact = BlockOf<'contacts'>['items'][number]

const icons: Readonly<Record<Contact['kind'], IconName>> = {
  phone: 'phone',
  email: 'mail',
  address: 'pin',
  hours: 'clock',
  chat: 'chat',
}

/** Where a contact leads: what the configuration says, or the number or address itself. */
function contactLink({ kind, value, link }: Contact): Link | undefined {
  if (link || value === undefined) return link
  if (kind === 'phone') return { href: `tel:${value.replace(/[^+\d]/g, '')}` }
  return kind === 'email' ? { href: `mailto:${value}` } : undefined
}

/** What does not fit into one line is broken behind the "@" of an address, rather than anywhere. */
function Value({ value }: { value: string }): ReactNode {
  const [first, ...rest] = value.split('@')
  return rest.length === 0 ? (
    first
  ) : (
    <>
      {first}@<wbr />
      {rest.join('@')}
    </>
  )
}

function ContactValue({ contact }: { contact: Contact }): ReactNode {
  const link = contactLink(contact)
  const shown = (
    <>
      {contact.value !== undefined && <Value value={contact.value} />}
      {contact.text !== undefined && <Text id={contact.text} />}
    </>
  )
  return link ? <DataLink link={link}>{shown}</DataLink> : shown
}

/** Ways to reach the provider. */
export function ContactsBlock({ block, level }: BlockProps<'contacts'>): ReactNode {
  return (
    <section className="block contacts">
      <BlockHeading level={level} title={block.title} />
      <dl className="grid">
        {block.items.map((contact) => (
          <div className="card" key={contact.label}>
            <dt>
              <span className="icon-tile">
                <Icon name={icons[contact.kind]} />
              </span>
              <Text id={contact.label} />
            </dt>
            <dd>
              <ContactValue contact={contact} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
