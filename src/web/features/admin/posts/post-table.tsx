import Ellipsis from 'lucide-react/icons/ellipsis'
import type { PostKind } from '#contracts/admin/posts-vocabulary.ts'
import { formatDay } from '#domain/time/dates.ts'
import { useNow } from '#web/lib/use-now.ts'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { type Column, Table } from '#web/ui/list/table.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { Menu, type MenuItem } from '#web/ui/overlay/menu.tsx'
import type { Post } from './post.ts'
import { deletionInWords, kindWords, stateName, toneOf } from './posts.words.ts'

type PostTableProps = {
  kind: PostKind
  posts: readonly Post[]
  onOpen: (post: Post) => void
  menuOf: (post: Post) => readonly MenuItem[]
}

/** The posts of one kind: seven facts in five columns, two of them as pairs. The title opens the detail. */
export const PostTable = ({ kind, posts, onOpen, menuOf }: PostTableProps) => (
  <Table
    label={kindWords[kind].tab}
    columns={columnsOf(kind, onOpen, menuOf)}
    rows={posts}
    keyOf={({ id }) => id}
    density="compact"
  />
)

const columnsOf = (
  kind: PostKind,
  onOpen: PostTableProps['onOpen'],
  menuOf: PostTableProps['menuOf'],
): Column<Post>[] => [
  {
    id: 'title',
    label: `Título y ${kindWords[kind].about.toLowerCase()}`,
    lead: true,
    cell: (post) => (
      <>
        <button
          type="button"
          onClick={() => onOpen(post)}
          className="link text-left font-medium wrap-anywhere"
          aria-label={`Ver ${post.title}`}
        >
          {post.title}
        </button>
        <span className="block text-xs wrap-anywhere text-ink-2">{post.about}</span>
      </>
    ),
  },
  {
    id: 'owner',
    label: kindWords[kind].owner,
    // The detail has what is cut.
    cell: ({ ownerName, ownerEmail }) => (
      <span className="block wrap-anywhere md:max-w-44 xl:max-w-64">
        <span className="block md:truncate">{ownerName}</span>
        <span className="block text-xs text-ink-2 md:truncate">{ownerEmail || 'Sin cuenta'}</span>
      </span>
    ),
  },
  {
    id: 'price',
    label: kindWords[kind].price,
    cell: ({ price }) => (
      <span className="block wrap-anywhere tabular-nums md:min-w-24">{price || 'Sin indicar'}</span>
    ),
  },
  {
    id: 'date',
    label: 'Fecha',
    cell: ({ createdAt }) => (
      <span className="whitespace-nowrap tabular-nums">{formatDay(new Date(createdAt))}</span>
    ),
  },
  { id: 'state', label: 'Estado', cell: (post) => <PostStateBadge post={post} /> },
  {
    id: 'acts',
    label: 'Acciones',
    align: 'end',
    cell: (post) => (
      <Menu
        label={`Acciones para ${post.title}`}
        buttonClassName={buttonClass({ variant: 'quiet', size: 'sm', iconOnly: true })}
        items={menuOf(post)}
      >
        <Ellipsis className="icon" />
      </Menu>
    ),
  },
]

/** The state in one word, and of a deleted one who did it and for how long it can be restored. */
export function PostStateBadge({ post }: { post: Post }) {
  const more = deletionInWords(post, useNow())
  return (
    <>
      <Badge tone={toneOf(post.state)}>{stateName(post.kind, post.state).one}</Badge>
      {more && <span className="mt-0.5 block text-xs text-ink-2">{more}</span>}
    </>
  )
}
