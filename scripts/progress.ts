import { clearLine, cursorTo } from 'node:readline'

/** One line of the terminal with the share of `total` that is done and the time that is left. Nothing without a terminal. */
export function showProgress(total: number) {
  const { stderr } = process
  const start = performance.now()
  const write = (line: string) => {
    if (!stderr.isTTY) return
    cursorTo(stderr, 0)
    stderr.write(line)
    clearLine(stderr, 1)
  }
  return {
    reach(done: number): void {
      const secondsLeft = ((performance.now() - start) / 1000 / done) * (total - done)
      write(`${Math.floor((done / total) * 100)} % | faltan ${Math.ceil(secondsLeft)} s`)
    },
    stop: (): void => write(''),
  }
}
