import type { HeadModel } from './head-model.ts'
import { headTags, headTagSelector } from './head-tags.ts'

/** Makes the head of an open document say what a prerendered page would. */
export function applyHead(document: Document, head: HeadModel): void {
  document.title = head.title
  document.documentElement.lang = head.lang
  document.documentElement.dir = head.dir
  for (const element of document.head.querySelectorAll(headTagSelector)) element.remove()
  for (const { tag, attributes } of headTags(head)) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    document.head.append(element)
  }
}
