import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { returnPath } from '#web/lib/return-path.ts'
import { sessionResource } from '#web/features/accounts/session/use-session.ts'

/** As documented: who has just registered reads that it worked, then moves on. */
const redirectDelayMs = 1000

/** After a session began: goes to `?volver=` or to `home`. */
export function useEnter() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [entering, setEntering] = useState(false)
  return {
    entering,
    /**
     * After a login: at once, by loading the page. On a slow line its words come in one round trip, sooner than its scripts
     * and its data after each other, and nothing that the visitor saw stays behind.
     */
    enter(home: string) {
      setEntering(true)
      location.replace(returnPath(search) ?? home)
    },
    /** After a registration: a second later, and the toast stays. */
    enterAfterToast(home: string) {
      setEntering(true)
      setTimeout(() => {
        void sessionResource.refresh()
        void navigate(returnPath(search) ?? home)
      }, redirectDelayMs)
    },
  }
}
