/** `.routes.ts.4711-k3j2.tmp` names the process: what a killed one left behind can be told from work in progress. */
const temporary = /^\..+\.(\d+)-\w+\.tmp$/

export const temporaryName = (name: string): string =>
  `.${name}.${process.pid}-${Math.random().toString(36).slice(2)}.tmp`

const isRunning = (pid: number): boolean => {
  try {
    // Signal 0 only asks whether the process is there.
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Whether a file is being written by a run that is still alive. */
export const isTemporaryOfRunning = (name: string): boolean => {
  const pid = temporary.exec(name)?.[1]
  return pid !== undefined && isRunning(Number(pid))
}
