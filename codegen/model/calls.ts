/** "POST /auth/login" taken apart. */
export const callOf = (send: string): { method: string; path: string } => {
  const [method = '', path = ''] = send.split(' ')
  return { method, path }
}

/** What is loaded is always asked for with GET. */
export const loadPath = (load: string): string => callOf(load).path
