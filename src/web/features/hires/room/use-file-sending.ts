import { useRef, useState } from 'react'
import { orderFilesContract } from '#contracts/hires/order-files.contract.ts'
import { orderFileMaxBytes, orderPieceBytes } from '#contracts/hires/order-figures.ts'
import { api } from '#web/lib/api-client.ts'
import { fileSize } from '#web/ui/form/file-check.ts'
import { refusalOf } from './order.resource.ts'

export interface SentFile {
  key: number
  file: File
  /** Of the server; null: not begun. */
  id: string | null
  /** In bytes. */
  sent: number
  isReady: boolean
  /** Why it stopped; it can go on. */
  problem: string | null
}

/** Sends files in pieces. One that broke off goes on where it stopped, also after the page was loaded again. */
export function useFileSending(hireId: number) {
  const [files, setFiles] = useState<readonly SentFile[]>([])
  const nextKey = useRef(1)
  const stopped = useRef(new Set<number>())
  const change = (key: number, changed: Partial<SentFile>) =>
    setFiles((list) => list.map((one) => (one.key === key ? { ...one, ...changed } : one)))

  const send = async (key: number, file: File) => {
    change(key, { problem: null })
    try {
      // The server finds what it has of a file of this name and size.
      let state = await api.call(orderFilesContract.start, {
        params: { id: hireId },
        body: { name: file.name, size: file.size },
      })
      const params = { id: hireId, fileId: state.id }
      change(key, { id: state.id, sent: state.received })
      while (state.received < file.size) {
        if (stopped.current.has(key)) return
        const piece = file.slice(state.received, state.received + orderPieceBytes)
        state = await api.call(orderFilesContract.piece, {
          params,
          body: { from: state.received },
          file: piece,
        })
        change(key, { sent: state.received })
      }
      const { isReady } = await api.call(orderFilesContract.finish, { params })
      change(key, { isReady })
    } catch (error) {
      change(key, { problem: refusalOf(error) })
    }
  }
  return {
    files,
    /** The ids of those that can be delivered. */
    ready: files.flatMap(({ id, isReady }) => (id && isReady ? [id] : [])),
    isDone: files.every(({ isReady }) => isReady),
    add: (chosen: readonly File[]) => {
      for (const file of chosen) {
        const key = nextKey.current++
        const isTooLarge = file.size > orderFileMaxBytes
        const problem = isTooLarge
          ? `Pesa más de ${fileSize(orderFileMaxBytes)}. Divídelo, o súbelo a otro lugar y pega el enlace.`
          : null
        setFiles((list) => [...list, { key, file, id: null, sent: 0, isReady: false, problem }])
        if (!isTooLarge) void send(key, file)
      }
    },
    goOn: ({ key, file }: SentFile) => void send(key, file),
    remove: (key: number) => {
      stopped.current.add(key)
      setFiles((list) => list.filter((one) => one.key !== key))
    },
  }
}
