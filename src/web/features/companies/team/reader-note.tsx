import Eye from 'lucide-react/icons/eye'
import { Note } from '#web/ui/state/note.tsx'

/** Above the panel of somebody who only looks. */
export const ReaderNote = ({ company }: { company: string }) => (
  <div className="mb-5">
    <Note icon={<Eye className="icon" />}>
      Ves todo lo de {company} y no cambias nada. Si necesitas responder o mover candidatos, pide otro rol a
      la persona dueña de la cuenta.
    </Note>
  </div>
)
