import { createHash } from 'node:crypto'

/**
 * Allows only the scripts that we and the framework wrote into the page: no third party, no inline style, no injected
 * script. Nothing may be framed, sent or asked for elsewhere, so no part of a page could be the form of a payment provider.
 */
export function contentSecurityPolicy(scripts: readonly string[]): string {
  const hashes = new Set(
    scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
  )
  return [
    "default-src 'none'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
