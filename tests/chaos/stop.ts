import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { dataFolder, type ServerProcess, startProcess } from '#tests/support/server-process.ts'
import { goodPdf } from '#tests/support/good-pdf.ts'
import { randomFrom } from '#tests/support/random.ts'
import { middleOf, newTally, type Person, register, type Tally, writeOn } from './writers.ts'

/** `uploads`: files that were uploading when the process was told to stop, and were accepted. `stopMs`: the median. */
export interface StopReport extends Tally {
  uploads: number
  stopMs: number
}

const env = { HUMAN_CHECK: 'off' }

/** Stops the process during writes and a slow upload: pending requests are answered, and the process ends by itself. */
export async function stop(rounds: number, seed: number, say: (line: string) => void): Promise<StopReport> {
  const random = randomFrom(seed)
  const folder = await dataFolder()
  const tally = newTally()
  const times: number[] = []
  let uploads = 0
  let server: ServerProcess = await startProcess(folder.path, env)
  try {
    for (let round = 1; round <= rounds; round++) {
      const person = await register(server.url, round)
      const { url } = server
      const writers = writeOn(() => [url], person, round)
      const uploaded = upload(url, person)
      await wait(200 + random.below(300))
      const stoppedAt = performance.now()
      await server.kill('SIGTERM')
      times.push(performance.now() - stoppedAt)
      await writers.end()
      const status = await uploaded
      if (status === 200) uploads++
      else tally.odd.push(`Round ${round}: the upload got ${status}`)
      server = await startProcess(folder.path, env)
      const line = await writers.settle([server.url], tally)
      say(`round ${round}: stopped in ${Math.round(times.at(-1) ?? 0)} ms, upload ${status}, ${line}`)
    }
  } finally {
    await server.kill('SIGTERM')
    await folder.remove()
  }
  return { ...tally, uploads, stopMs: middleOf(times) }
}

/** Uploads a CV over a slow line, in a second and a half. Returns the status, or null without a reply. */
async function upload(url: string, { cookie, id }: Person): Promise<number | null> {
  const boundary = 'qhatu-slow'
  const pdf = await goodPdf()
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="cv"; filename="cv.pdf"\r\ncontent-type: application/pdf\r\n\r\n`
  const pieces = [
    Buffer.from(head),
    pdf.subarray(0, 50),
    pdf.subarray(50),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]
  async function* slowly() {
    for (const piece of pieces) {
      yield piece
      await wait(500)
    }
  }
  try {
    const reply = await fetch(`${url}/api/professionals/${id}/cv-upload`, {
      method: 'POST',
      headers: { cookie, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: Readable.toWeb(Readable.from(slowly())),
      duplex: 'half',
    } as RequestInit)
    await reply.arrayBuffer()
    return reply.status
  } catch {
    return null
  }
}
