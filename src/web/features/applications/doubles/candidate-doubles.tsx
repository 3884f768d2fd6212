import UsersRound from 'lucide-react/icons/users-round'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { CandidateApplication } from '#contracts/applications/applications.contract.ts'
import type { PossibleDouble } from '#contracts/applications/doubles.contract.ts'
import { candidateInListHref, listOf } from '#domain/applications/candidates.address.ts'
import { fullName } from '#web/features/applications/candidates/candidate.words.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { useDoubles } from './doubles.resource.ts'
import { reasonsInWords } from './doubles.words.ts'
import { JoinDialog } from './join-dialog.tsx'
import { JoinedApplication } from './joined-application.tsx'

type CandidateDoublesProps = {
  candidate: CandidateApplication
  mayWrite: boolean
  /** Of the headings in it. */
  level?: 2 | 3
}

/** The other applications of the same person: those that look so, to join or tell apart, and those that are joined. */
export function CandidateDoubles({ candidate, mayWrite, level = 2 }: CandidateDoublesProps) {
  const { id, jobId } = candidate
  const { doubles, join, separate, tellApart } = useDoubles(id)
  const [chosen, setChosen] = useState<PossibleDouble | null>(null)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const href = (other: number) => candidateInListHref(jobId, other, listOf(search))
  if (!doubles) return null
  const { possible, joined, front } = doubles
  return (
    <div className="grid gap-3 empty:hidden">
      {front && (
        <Note icon={<UsersRound className="icon" />} tone="info">
          <p className="text-sm">
            Va junto con{' '}
            <Link to={href(front.id)} className="link font-strong">
              la otra postulación de {front.firstName}
            </Link>
            , que está en el tablero por las dos.
          </p>
          {mayWrite && (
            <Button variant="secondary" size="sm" className="mt-2" onClick={() => void separate(id)}>
              Separar
            </Button>
          )}
        </Note>
      )}
      {possible.map((other) => (
        <Note key={other.id} icon={<UsersRound className="icon" />} tone="info">
          <p className="text-sm">
            Parece la misma persona que{' '}
            <Link to={href(other.id)} className="link font-strong wrap-anywhere">
              {other.name}
            </Link>
            , que también postuló a este aviso: {reasonsInWords(other.reasons)}.
          </p>
          {mayWrite && (
            <div className="mt-2 flex flex-wrap gap-2">
              <Button variant="secondary" size="sm" onClick={() => setChosen(other)}>
                Unir<span className="sr-only"> con {other.name}</span>
              </Button>
              <Button variant="quiet" size="sm" onClick={() => void tellApart(other)}>
                No es la misma persona<span className="sr-only"> que {other.name}</span>
              </Button>
            </div>
          )}
        </Note>
      ))}
      {joined.map((other) => (
        <JoinedApplication
          key={other.id}
          candidate={other}
          level={level}
          {...(mayWrite ? { onSeparate: () => separate(other.id) } : {})}
        />
      ))}
      {chosen && (
        <JoinDialog
          candidate={candidate}
          name={fullName(candidate)}
          other={chosen}
          onJoin={join}
          onJoined={(frontId) => {
            setChosen(null)
            if (frontId !== id) void navigate(href(frontId))
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  )
}
