/** How often something is done in a second by so many callers at once; each stops when it answers false. */
export async function ratePerSecond(
  callers: number,
  seconds: number,
  act: (caller: number) => Promise<void | boolean>,
): Promise<number> {
  const started = performance.now()
  let done = 0
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      while (performance.now() - started < seconds * 1000) {
        if ((await act(caller)) === false) return
        done++
      }
    }),
  )
  return done / ((performance.now() - started) / 1000)
}
