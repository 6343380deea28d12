import { define } from '../define.ts'
import { about, didYouMean, enumerated, listed } from '../sentence.ts'

/** The file that describes the API, and whether the API has the calls that are made. */
export const contract = {
  noFile: define<{ file: string; reason: 'missing' | 'folder' | 'outside' | 'denied' }>({
    code: 'SITE160',
    severity: 'error',
    title: 'A description of the API that is not there',
    message: ({ file, reason }) =>
      ({
        missing: `api: there is no file "${file}" beside this one.`,
        folder: `api: "${file}" is a folder.`,
        outside: `api: "${file}" lies outside the folder of the site.`,
        denied: `api: the file "${file}" may not be read.`,
      })[reason],
    hint: () => 'Name a file in the folder of site.config.yaml: `openapi: openapi.json`.',
  }),
  unreadable: define<{ reason: string }>({
    code: 'SITE161',
    severity: 'error',
    title: 'A description of the API that is neither JSON nor YAML',
    message: ({ reason }) => `The description of the API cannot be read: ${reason}.`,
    hint: () => 'Copy it anew from the provider of the API, whole and unchanged.',
  }),
  otherVersion: define<{ version: string | undefined }>({
    code: 'SITE162',
    severity: 'error',
    title: 'A description of the API in another format',
    message: ({ version }) =>
      version === undefined
        ? 'This is no OpenAPI document: it does not say `openapi: 3.1.0`.'
        : `This is a description in version ${version}; OpenAPI 3.0 and 3.1 can be read.`,
    hint: () => 'Ask the provider of the API for its OpenAPI document in version 3.0 or 3.1.',
  }),
  brokenRef: define<{ ref: string; nearest: string | undefined }>({
    code: 'SITE163',
    severity: 'error',
    title: 'A description of the API that refers to nothing',
    message: ({ ref, nearest }) => `"${ref}" stands for nothing in this file.${didYouMean(nearest)}`,
    hint: () => 'Copy the description anew from the provider of the API, or tell the provider.',
  }),
  foreignRef: define<{ ref: string }>({
    code: 'SITE164',
    severity: 'error',
    title: 'A description of the API in several files',
    message: ({ ref }) => `"${ref}" is in another file.`,
    hint: () => 'Put everything into one file: `npx @redocly/cli bundle openapi.yaml -o openapi.json`.',
  }),
  untyped: define<{ file: string; reason: string }>({
    code: 'SITE165',
    severity: 'error',
    title: 'A description of the API that no types can be made of',
    message: ({ file, reason }) => `api: no types can be made of "${file}": ${reason}.`,
    hint: () => 'Tell the provider of the API: the description does not keep to OpenAPI.',
  }),
  noPath: define<{ item: string; path: string; nearest: string | undefined }>({
    code: 'SITE166',
    severity: 'error',
    title: 'A path that the API does not have',
    message: ({ item, path, nearest }) => about(item, `the API has no "${path}".${didYouMean(nearest)}`),
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Write one of the paths in the description of the API, without what `api.base` adds.'
        : `Write \`${nearest}\`, or ask for a newer description of the API.`,
  }),
  noMethod: define<{
    item: string
    method: string
    path: string
    methods: string[]
    mended: string | undefined
  }>({
    code: 'SITE167',
    severity: 'error',
    title: 'A method that a path of the API does not take',
    message: ({ item, method, path, methods }) =>
      about(item, `the API takes no ${method} at "${path}", but ${enumerated(methods)}.`),
    hint: ({ path, mended }) =>
      mended === undefined ? 'Name a path that the API answers to GET.' : `Write \`${mended} ${path}\`.`,
  }),
  paramName: define<{ item: string; param: string; name: string; mended: string }>({
    code: 'SITE168',
    severity: 'warning',
    title: 'A part of a path under another name',
    message: ({ item, param, name }) => about(item, `the API calls ":${param}" of the path "${name}".`),
    hint: ({ mended }) => `Write \`${mended}\`.`,
  }),
  unknownStatus: define<{ item: string; status: string; call: string; statuses: string[] }>({
    code: 'SITE169',
    severity: 'warning',
    title: 'A status that the API never answers with',
    message: ({ item, status, call }) => about(item, `the API does not answer ${call} with ${status}.`),
    hint: ({ statuses }) =>
      statuses.length === 0
        ? 'Its description knows no errors of this call. Remove the message, or ask for them to be described.'
        : `Its errors are ${enumerated(statuses)}. Remove the message, or ask for it to be described.`,
  }),
  keyNotTaken: define<{ item: string; call: string }>({
    code: 'SITE170',
    severity: 'error',
    title: 'A form to be taken once, and an API that cannot tell',
    message: ({ item, call }) => about(item, `the API takes no "Idempotency-Key" with ${call}.`),
    hint: () => 'It would take the same form twice. Have it added to the API, or remove `idempotent: true`.',
  }),
  keyNeeded: define<{ item: string; call: string }>({
    code: 'SITE171',
    severity: 'error',
    title: 'A call without the key that the API needs',
    message: ({ item, call }) => about(item, `the API needs an "Idempotency-Key" with ${call}.`),
    hint: () => 'Add `idempotent: true` to the form.',
  }),
  notJson: define<{ item: string; call: string; mediaTypes: string[] }>({
    code: 'SITE172',
    severity: 'error',
    title: 'A call that takes no JSON',
    message: ({ item, call, mediaTypes }) =>
      about(item, `${call} takes ${listed(mediaTypes, 'or')}, but values are sent as JSON.`),
    hint: () => 'Have the API take "application/json".',
  }),
}
