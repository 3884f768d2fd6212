import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'
import { reportReasons } from '#contracts/support/reports-vocabulary.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { HoldReasons } from '#web/features/jobs/holds/hold-reasons.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { DefinitionList } from '#web/ui/list/definition-list.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import type { Post } from './post.ts'
import { PostStateBadge } from './post-table.tsx'
import { kindWords } from './posts.words.ts'

type PostDialogProps = {
  post: Post
  onClose: () => void
  /** The buttons of what may be done with it. */
  actions: ReactNode
}

/** The whole post: who published it, what it says, and what an administrator decided. */
export function PostDialog({ post, onClose, actions }: PostDialogProps) {
  const { owner, about, price } = kindWords[post.kind]
  const { takedown } = post
  return (
    <Dialog
      open
      onClose={onClose}
      title={post.title}
      size="md"
      variant="sheet"
      footer={
        <>
          {post.isActive && (
            <LinkButton to={post.href} variant="quiet" size="sm" className="sm:mr-auto">
              <ExternalLink className="icon" />
              Ver página pública
            </LinkButton>
          )}
          {actions}
        </>
      }
    >
      <DefinitionList
        items={[
          { term: 'Estado', value: <PostStateBadge post={post} /> },
          {
            term: owner,
            value: (
              <>
                {post.ownerName}
                <span className="block text-xs font-normal wrap-anywhere text-ink-2">
                  {post.ownerEmail || 'Sin cuenta'}
                </span>
              </>
            ),
          },
          { term: about, value: post.about },
          { term: price, value: post.price || 'Sin indicar' },
          { term: 'Fecha', value: formatDateTime(new Date(post.createdAt)) },
          ...(takedown
            ? [
                { term: 'Desactivado el', value: formatDateTime(new Date(takedown.at)) },
                { term: 'Motivo', value: reportReasons[takedown.reason] },
                ...(takedown.note
                  ? [
                      {
                        term: 'Le dijimos',
                        value: (
                          <span className="font-normal whitespace-pre-line wrap-anywhere">
                            {takedown.note}
                          </span>
                        ),
                      },
                    ]
                  : []),
              ]
            : []),
          ...(post.deletion
            ? [{ term: 'Eliminado el', value: formatDateTime(new Date(post.deletion.at)) }]
            : []),
        ]}
      />
      {post.noticed && (
        <section className="mt-5 grid gap-2 rounded-md border border-line p-3 text-sm">
          <h3 className="text-sm font-strong">Lo que notaron las reglas</h3>
          <HoldReasons reasons={post.noticed.remarks} texts={post.noticed} />
        </section>
      )}
      <div className="mt-5 grid gap-3 text-sm whitespace-pre-line wrap-anywhere">
        {post.texts.map(([title, text]) => (
          <div key={title}>
            {title && <h3 className="text-sm font-strong">{title}</h3>}
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Dialog>
  )
}
