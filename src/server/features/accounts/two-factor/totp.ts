import { generateSecret, generateURI, verifySync } from 'otplib'
import { encode } from 'uqr'

/** RFC 6238 as authenticator apps implement it: SHA-1, six digits, steps of 30 seconds. */
const period = 30

/** A new shared secret, 160 bits in Base32. */
export const createTotpSecret = (): string => generateSecret({ length: 20 })

/** The URI in the QR code for an authenticator app. */
export const totpUri = (secret: string, email: string): string =>
  generateURI({ issuer: 'Qhatu', label: email, secret, period })

/** The time step of this code, at most one before or after the current one; null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const epoch = Math.floor(now.getTime() / 1000)
  const result = verifySync({ secret, token: code, epoch, period, epochTolerance: period })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}

/** A QR code as one path of dark 1×1 squares in a box of `size`, with a quiet zone of four. */
export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const rows = data.map((row, y) => {
    let path = ''
    for (let x = 0; x < row.length;) {
      if (!row[x]) {
        x++
        continue
      }
      const start = x
      while (row[x]) x++
      path += `M${start} ${y}h${x - start}v1h-${x - start}z`
    }
    return path
  })
  return { size, path: rows.join('') }
}
