/** Eight hexadecimal digits that differ when the text does (FNV-1a, 32 bits): to tell versions apart, not to protect anything. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
