import { useCallback, useState } from 'react'

/** The files of a form to apply, by the names of their fields: 'cv', 'answers.4'. */
export type ApplyFiles = Readonly<Record<string, File>>

/** Keeps the chosen files; `onFile` with null takes one away. */
export function useApplyFiles() {
  const [files, setFiles] = useState<ApplyFiles>({})
  const onFile = useCallback((name: string, file: File | null) => {
    setFiles((known) => {
      const others = Object.entries(known).filter(([other]) => other !== name)
      return Object.fromEntries(file ? [...others, [name, file]] : others)
    })
  }, [])
  return { files, onFile }
}

/** Those that answer questions. */
export const answerFilesOf = (files: ApplyFiles): ApplyFiles =>
  Object.fromEntries(Object.entries(files).filter(([name]) => name !== 'cv'))
