import type { ExtractedData } from '#contracts/cv/extracted-data.ts'
import { Note } from '#web/ui/state/note.tsx'
import { scanInWords } from './scan.words.ts'

/** Above a review: that it was read from pictures, and which pages are missing. */
export function ScanNote({ scan }: { scan: ExtractedData['scan'] }) {
  if (!scan) return null
  const { read, unread } = scanInWords(scan)
  if (!read && !unread) return null
  return (
    <div className="pb-4">
      <Note tone="warn">
        {read && (
          <>
            <p className="font-strong">Lo leímos de una imagen: revísalo</p>
            <p>{read}</p>
          </>
        )}
        {unread && <p>{unread}</p>}
      </Note>
    </div>
  )
}
