import type { ExtractedData } from '#contracts/cv/extracted-data.ts'

type Scan = NonNullable<ExtractedData['scan']>

/** That pages were read from pictures, and which could not be; null for a sentence that does not apply. */
export function scanInWords({ read, unread }: Scan): { read: string | null; unread: string | null } {
  return {
    read:
      read.length === 0
        ? null
        : `${read.length === 1 ? `La página ${listed(read)} es una imagen` : `Las páginas ${listed(read)} son imágenes`}: puede haber letras o cifras mal leídas. Revisa sobre todo correo, teléfono y fechas.`,
    unread:
      unread.length === 0
        ? null
        : `No pudimos leer ${unread.length === 1 ? 'la página' : 'las páginas'} ${listed(unread)}. Lo demás está aquí; agrega lo que falte en tu perfil o sube una copia más nítida.`,
  }
}

/** '1', '1 y 2', '1, 2 y 5'. */
const listed = (pages: readonly number[]): string => new Intl.ListFormat('es').format(pages.map(String))
