import type { ReactNode } from 'react'
import { Form } from '../forms/form.tsx'
import { Actions } from './actions.tsx'
import { BlockHeading } from './block-heading.tsx'
import type { BlockProps } from './block-props.ts'

/** A form of the configuration, with its heading and links. */
export function FormBlock({ block, level, payload }: BlockProps<'form'>): ReactNode {
  const form = payload.forms[block.form]
  if (!form) throw new Error(`The payload has no form "${block.form}"`)
  return (
    <section className="block form-block">
      <BlockHeading level={level} title={block.title} text={block.text} />
      {/* Beside the heading where there is room: everything that belongs to the form in one column. */}
      <div>
        <Form form={form} name={block.form} access={block.access} />
        <Actions actions={block.links} />
      </div>
    </section>
  )
}
