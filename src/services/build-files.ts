import { HttpError, type HttpRequest } from './http-error.ts'
import { isRecord } from './is-record.ts'
import { requestJson, type RequestDeps, type RequestOptions } from './request-json.ts'

/** `builds/latest.json`; the time in milliseconds. */
export interface Build {
  readonly id: string
  readonly timestamp: number
}

/** `builds/meta/<id>.json` */
export interface BuildManifest extends Build {
  /** Paths that were built, and have a payload. */
  readonly prerendered: readonly string[]
}

const isBuild = (value: unknown): value is Build & Record<string, unknown> =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  value['id'] !== '' &&
  Number.isFinite(value['timestamp'])

const isManifest = (value: unknown): value is BuildManifest =>
  isBuild(value) &&
  Array.isArray(value['prerendered']) &&
  value['prerendered'].every((path) => typeof path === 'string')

async function fetchFile<Value>(
  deps: RequestDeps,
  url: string,
  isValue: (value: unknown) => value is Value,
  options?: RequestOptions,
): Promise<Value> {
  const request: HttpRequest = { method: 'GET', url }
  const value = await requestJson(deps, request, options)
  if (!isValue(value)) throw new HttpError('malformed', request, { cause: value })
  return value
}

/** The newest build, past every cache. Fails with an HttpError. */
export const fetchLatest = (deps: RequestDeps): Promise<Build> =>
  fetchFile(deps, '/builds/latest.json', isBuild, { init: { cache: 'no-store' } })

/** What a build consists of; its file never changes. Fails with an HttpError. */
export const fetchManifest = (deps: RequestDeps, id: string): Promise<BuildManifest> =>
  fetchFile(
    deps,
    `/builds/meta/${id}.json`,
    (value): value is BuildManifest => isManifest(value) && value.id === id,
  )
