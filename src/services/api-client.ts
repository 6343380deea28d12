import type { Endpoints } from '#site/endpoints.ts'
import type { CallOptions, HttpClient } from './http-client.ts'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** What one method is called with, by path as the configuration writes it. */
type Calls<Of, Name extends Method> = {
  readonly [Call in keyof Of as Call extends `${Uppercase<Name>} ${infer Path}` ? Path : never]: Of[Call]
}

/** Undefined for what an endpoint does not take. */
type Part<Endpoint, Name extends string> =
  Endpoint extends Readonly<Record<Name, infer Value>> ? Value : undefined

type Options<Params, Query> = Omit<CallOptions, 'query'> & {
  readonly query?: Query
} & (Params extends undefined ? { readonly params?: undefined } : { readonly params: Params })

type OptionsArgument<Endpoint> =
  Part<Endpoint, 'params'> extends undefined
    ? [options?: Options<undefined, Part<Endpoint, 'query'>>]
    : [options: Options<Part<Endpoint, 'params'>, Part<Endpoint, 'query'>>]

type BodyAndOptions<Endpoint> =
  Part<Endpoint, 'params'> extends undefined
    ? undefined extends Part<Endpoint, 'body'>
      ? [body?: Part<Endpoint, 'body'>, ...OptionsArgument<Endpoint>]
      : [body: Part<Endpoint, 'body'>, ...OptionsArgument<Endpoint>]
    : [body: Part<Endpoint, 'body'>, ...OptionsArgument<Endpoint>]

/** What a call answers, where the API is described; anything where it is not. */
export type Answer<Endpoint> = Endpoint extends { readonly answer: infer Value } ? Value : unknown

/**
 * Calls the endpoints of the configuration by their paths, `:params` and all: `api.get('/plans/:id', { params })`.
 * A path, a method or a payload that it does not declare does not compile. Answers have the types of the API's
 * description and are not looked at again. Failures are those of the HTTP client.
 */
export type ApiClient<Of = Endpoints> = {
  readonly get: <Path extends keyof Calls<Of, 'get'>>(
    path: Path,
    ...rest: OptionsArgument<Calls<Of, 'get'>[Path]>
  ) => Promise<Answer<Calls<Of, 'get'>[Path]>>
} & {
  readonly [Name in Exclude<Method, 'get'>]: <Path extends keyof Calls<Of, Name>>(
    path: Path,
    ...rest: BodyAndOptions<Calls<Of, Name>[Path]>
  ) => Promise<Answer<Calls<Of, Name>[Path]>>
}

type Params = Readonly<Record<string, string | number>>
type AnyOptions = CallOptions & { readonly params?: Params }

/** An empty value would make another path of it: that of the list, and not of one of its items. */
function fill(path: string, params: Params = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(params[name] ?? '')
    if (value === '') throw new TypeError(`${path}: "${name}" is empty`)
    return encodeURIComponent(value)
  })
}

/** The endpoints of the configuration, called through the one HTTP client. */
export function createApiClient(client: HttpClient): ApiClient {
  const withBody =
    (method: Exclude<Method, 'get'>) =>
    // Asynchronous, so that a mistake in the params fails as every call fails.
    async (path: string, body?: unknown, { params, ...options }: AnyOptions = {}): Promise<unknown> =>
      client[method](fill(path, params), body, options)
  const calls = {
    get: async (path: string, { params, ...options }: AnyOptions = {}): Promise<unknown> =>
      client.get(fill(path, params), options),
    post: withBody('post'),
    put: withBody('put'),
    patch: withBody('patch'),
    delete: withBody('delete'),
  }
  // The types above say which paths there are; what runs is the same for all of them.
  return calls as ApiClient
}
