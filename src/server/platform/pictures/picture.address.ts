/** The public URL of a stored picture; null for none. Its bytes never change: another picture has another id. */
export function pictureUrl(fileId: string): string
export function pictureUrl(fileId: string | null): string | null
export function pictureUrl(fileId: string | null): string | null {
  return fileId && `/files/${fileId}.webp`
}
