import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { STATUS_CODES } from 'node:http'
import type { ApiEnv } from './api-context.ts'
import { problemResponse, Refusal } from './problem.ts'

/** Every call that fails ends here. What nobody has foreseen is logged, and the caller learns nothing of it. */
export const answerErrors =
  (log: (error: unknown) => void): ErrorHandler<ApiEnv> =>
  (error) => {
    if (error instanceof Refusal) return problemResponse(error)
    if (error instanceof HTTPException) {
      const { status, message } = error
      return problemResponse(new Refusal(status, message || (STATUS_CODES[status] ?? '')))
    }
    log(error)
    return problemResponse(new Refusal(500, 'Something went wrong on our side.'))
  }
