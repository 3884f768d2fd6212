import { useState } from 'react'
import { postsContract } from '#contracts/admin/posts.contract.ts'
import { undoSeconds } from '#contracts/acts/undo-figures.ts'
import { restoreDays } from '#contracts/admin/posts-figures.ts'
import type { ReportReason } from '#contracts/support/reports-vocabulary.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import type { Post } from './post.ts'
import { kindWords } from './posts.words.ts'

type Named = Pick<Post, 'kind' | 'id' | 'title'>

const calls = {
  service: {
    setStatus: postsContract.setServiceStatus,
    remove: postsContract.deleteService,
    restore: postsContract.restoreService,
  },
  job: {
    setStatus: postsContract.setJobStatus,
    remove: postsContract.deleteJob,
    restore: postsContract.restoreJob,
  },
}

/** The list offers the same later: the seconds are those of every undo, and Ctrl+Z presses it. */
const undo = (act: () => Promise<void>) => ({
  label: 'Deshacer',
  onPress: () => void act(),
  seconds: undoSeconds,
})

/** Takes posts down, deletes them, and undoes both. Deletion and taking down throw, for the form that asked. */
export function usePostActs() {
  const { refresh } = useRefresh()
  const [busyWith, setBusyWith] = useState<Post['id'] | null>(null)

  async function attempt({ id }: Named, failed: string, act: () => Promise<unknown>, done: () => void) {
    setBusyWith(id)
    try {
      await act()
      done()
    } catch (error) {
      const text = error instanceof ApiError ? error.body.message : 'No se pudo conectar con el servidor.'
      showToast({ title: failed, ...(text ? { description: text } : {}), tone: 'destructive' })
    } finally {
      setBusyWith(null)
      await refresh()
    }
  }

  const activate = (post: Named) => {
    const { one, cannotChange } = kindWords[post.kind]
    const body = { status: 'active' } as const
    return attempt(
      post,
      cannotChange,
      () => api.call(calls[post.kind].setStatus, { params: { id: post.id }, body }),
      () => showToast({ title: `Activaste el ${one}`, description: post.title }),
    )
  }
  const restore = (post: Named) => {
    const { one, cannotRestore } = kindWords[post.kind]
    return attempt(
      post,
      cannotRestore,
      () => api.call(calls[post.kind].restore, { params: { id: post.id } }),
      () => showToast({ title: `Restauraste el ${one}`, description: post.title }),
    )
  }
  async function deactivate(post: Named, why: { reason: ReportReason; note: string }) {
    const body = { status: 'inactive', ...why } as const
    await api.call(calls[post.kind].setStatus, { params: { id: post.id }, body })
    showToast({
      title: `Desactivaste el ${kindWords[post.kind].one}`,
      description: 'Se lo decimos a su dueño cuando ya no puedas deshacerlo.',
      action: undo(() => activate(post)),
    })
    await refresh()
  }
  async function remove(post: Named, reason: ReportReason) {
    await api.call(calls[post.kind].remove, { params: { id: post.id }, query: { reason } })
    showToast({
      title: `Eliminaste el ${kindWords[post.kind].one}`,
      description: `Lo encuentras ${restoreDays} días entre los eliminados. Se lo decimos a su dueño cuando ya no puedas deshacerlo.`,
      action: undo(() => restore(post)),
    })
    await refresh()
  }
  return { activate, restore, deactivate, remove, busyWith }
}
export type PostActs = ReturnType<typeof usePostActs>
