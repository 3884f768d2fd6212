import { inMegabytes, megabyte } from '#contracts/megabytes.ts'

export type FileLimits = {
  /** Lower-case extensions with the dot: ['.pdf']. */
  extensions: readonly string[]
  /** The same as MIME types: file pickers of phones do not know every extension. */
  types?: readonly string[]
  maxMegabytes: number
  /** A documented message that replaces the general one. */
  wrongType?: string
  tooLarge?: string
}

/** 'PDF de hasta 5 MB': the limits in words, shown before the choice. */
export function limitsInWords({ extensions, maxMegabytes }: FileLimits): string {
  const kinds = extensions.map((ending) => ending.slice(1).toUpperCase())
  const last = kinds.at(-1) ?? ''
  const list = kinds.length > 1 ? `${kinds.slice(0, -1).join(', ')} o ${last}` : last
  return `${list} de hasta ${maxMegabytes} MB`
}

/** What is wrong with a file and what to do; null when it can be sent. Size in bytes. */
export function fileProblem(file: { name: string; size: number }, limits: FileLimits): string | null {
  const name = file.name.toLowerCase()
  if (!limits.extensions.some((ending) => name.endsWith(ending))) {
    return limits.wrongType ?? `Este tipo de archivo no se puede subir. Elige un ${limitsInWords(limits)}.`
  }
  if (file.size === 0) return 'El archivo está vacío. Elige otro.'
  if (file.size > limits.maxMegabytes * megabyte) {
    return (
      limits.tooLarge ?? `El archivo pesa ${fileSize(file.size)}. El máximo es ${limits.maxMegabytes} MB.`
    )
  }
  return null
}

/** Bytes as a person reads them: '214 KB', '4.8 MB'. */
export function fileSize(bytes: number): string {
  if (bytes < megabyte) return `${Math.max(1, Math.round(bytes / 1024))} KB`
  return `${inMegabytes(bytes).toFixed(1).replace(/\.0$/, '')} MB`
}
