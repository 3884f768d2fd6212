import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line like Lighthouse's slow 4G: round trip in ms, and bytes a second in each direction. */
export const slow4G = { roundTrip: 150, down: 204_800, up: 96_000 }
type Line = typeof slow4G

/**
 * One direction of the line: the chunks of all connections pass one after the other at its speed, and each is delayed by
 * half a round trip.
 */
function oneWay(bytesPerSecond: number, delay: number) {
  let freeAt = 0
  return (bytes: number): number => {
    freeAt = Math.max(performance.now(), freeAt) + (bytes / bytesPerSecond) * 1000
    return freeAt + delay - performance.now()
  }
}

/** Small enough that a short reply does not wait for all of a long one. */
const pieceSize = 1460

/**
 * A slow line in front of a local port, for all traffic of a browser, including its service worker, which the developer
 * tools' own throttling ignores. A new connection takes a round trip before its first byte. Returns the slow port.
 */
export async function openSlowLine(
  port: number,
  { roundTrip, down, up }: Line = slow4G,
): Promise<{ port: number; close(): void }> {
  const arrivals = { down: oneWay(down, roundTrip / 2), up: oneWay(up, roundTrip / 2) }
  const open = new Set<Socket>()

  const carry = (from: Socket, to: Socket, arrivesIn: (bytes: number) => number, handshake: number) => {
    const notBefore = performance.now() + handshake
    let last = Promise.resolve()
    from.on('data', (data: Buffer) => {
      for (let at = 0; at < data.length; at += pieceSize) {
        const piece = data.subarray(at, at + pieceSize)
        const wait = Math.max(0, arrivesIn(piece.length), notBefore - performance.now())
        const due = new Promise((resolve) => setTimeout(resolve, wait))
        last = last.then(() => due).then(() => void to.write(piece))
      }
    })
    from.on('end', () => void last.then(() => to.end()))
    from.on('error', () => to.destroy())
    from.on('close', () => open.delete(from))
    open.add(from)
  }

  const server = createServer((browser) => {
    const product = connect({ port, host: '127.0.0.1', noDelay: true })
    browser.setNoDelay(true)
    carry(browser, product, arrivals.up, roundTrip * 1.5)
    carry(product, browser, arrivals.down, 0)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
