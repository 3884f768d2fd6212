import { useState } from 'react'
import type { PostKind } from '#contracts/admin/posts-vocabulary.ts'
import { Button } from '#web/ui/action/button.tsx'
import type { MenuItem } from '#web/ui/overlay/menu.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import type { Post } from './post.ts'
import { PostDialog } from './post-dialog.tsx'
import { PostTable } from './post-table.tsx'
import { TakeDownDialog } from './take-down-dialog.tsx'
import { usePostActs } from './use-post-acts.ts'

type PostListProps = { kind: PostKind; posts: readonly Post[]; mayDecide: boolean }
type Asked = { what: 'open' | 'deactivate' | 'delete'; id: number }
type Act = { label: string; run: () => void; tone: 'default' | 'danger' }

/** A page of posts with what may be done with each: in the menu of its row and in its detail. */
export function PostList({ kind, posts, mayDecide }: PostListProps) {
  const { activate, restore, deactivate, remove, busyWith } = usePostActs()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const ask = (what: Asked['what']) => (post: Post) => setAsked({ what, id: post.id })
  // As it is now: an act from the detail changes it.
  const post = posts.find(({ id }) => id === asked?.id)

  const actsOf = (one: Post): Act[] => {
    if (!mayDecide) return []
    if (one.deletion)
      return one.deletion.restorableUntil
        ? [{ label: 'Restaurar', run: () => void restore(one), tone: 'default' }]
        : []
    return [
      one.takedown
        ? { label: 'Activar', run: () => void activate(one), tone: 'default' }
        : { label: 'Desactivar', run: () => ask('deactivate')(one), tone: 'default' },
      { label: 'Eliminar', run: () => ask('delete')(one), tone: 'danger' },
    ]
  }
  const menuOf = (one: Post): MenuItem[] => [
    { label: 'Ver detalles', onSelect: () => ask('open')(one) },
    ...(one.isActive ? [{ label: 'Ver página pública', to: one.href }] : []),
    ...actsOf(one).map(({ label, run, tone }) => ({ label, onSelect: run, tone })),
  ]
  return (
    <>
      <PostTable kind={kind} posts={posts} onOpen={ask('open')} menuOf={menuOf} />
      {post && asked?.what === 'open' && (
        <PostDialog
          post={post}
          onClose={close}
          actions={actsOf(post).map(({ label, run, tone }) => (
            <Button
              key={label}
              variant={tone === 'danger' ? 'danger' : 'secondary'}
              size="sm"
              busy={busyWith === post.id}
              onClick={run}
            >
              {label}
            </Button>
          ))}
        />
      )}
      {post && asked?.what === 'deactivate' && (
        <TakeDownDialog post={post} deactivate={deactivate} onClose={close} />
      )}
      {post && asked?.what === 'delete' && <DeleteDialog post={post} remove={remove} onClose={close} />}
    </>
  )
}
