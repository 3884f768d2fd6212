/** How often something is done in a second by so many callers at once; each stops when it answers false. */
export async function ratePerSecond(
  callers: number,
  seconds: number,
  act: () => Promise<void | boolean>,
): Promise<number> {
  const started = performance.now()
  let done = 0
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() - started < seconds * 1000) {
        if ((await act()) === false) return
        done++
      }
    }),
  )
  return done / ((performance.now() - started) / 1000)
}
