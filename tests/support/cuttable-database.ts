import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface CuttableDatabase {
  url: string
  /** Ends every connection and refuses new ones, like a stopped database. */
  cut(): Promise<void>
  mend(): Promise<void>
  close(): Promise<void>
}

/** A proxy port to a database that a test can close without affecting other users of the database. */
export async function cuttable(url: string): Promise<CuttableDatabase> {
  const real = new URL(url)
  const folder = real.searchParams.get('host')
  const port = real.port || '5432'
  const target = folder
    ? { path: `${folder}/.s.PGSQL.${real.searchParams.get('port') ?? port}` }
    : { host: real.hostname, port: Number(port) }
  const callers = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target)
    callers.add(near)
    near.on('close', () => {
      callers.delete(near)
      far.destroy()
    })
    far.on('close', () => near.destroy())
    for (const socket of [near, far]) socket.on('error', () => socket.destroy())
    near.pipe(far).pipe(near)
  })
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  await listen(0)
  const { port: own } = server.address() as AddressInfo
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const caller of callers) caller.resetAndDestroy()
    })
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String(own)
  through.searchParams.delete('host')
  through.searchParams.delete('port')
  return {
    url: through.href,
    cut,
    mend: () => listen(own),
    close: () => (server.listening ? cut() : Promise.resolve()),
  }
}
