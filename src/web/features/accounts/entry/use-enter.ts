import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { returnPath } from '#web/lib/return.address.ts'
import { sessionResource } from '#web/features/accounts/session/session.resource.ts'

/** As documented: a new user reads the confirmation before the redirect. */
const redirectDelayMs = 1000

/** After a session starts: goes to `?volver=` or to `home`. */
export function useEnter() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [entering, setEntering] = useState(false)
  return {
    entering,
    /**
     * After a login: loads the page at once. On a slow line one request for HTML is faster than scripts followed by data,
     * and nothing of the visitor's state remains.
     */
    enter(home: string) {
      setEntering(true)
      location.replace(returnPath(search) ?? home)
    },
    /** After a registration: goes on after a second, so that the toast can be read. */
    enterAfterToast(home: string) {
      setEntering(true)
      setTimeout(() => {
        void sessionResource.refresh()
        void navigate(returnPath(search) ?? home)
      }, redirectDelayMs)
    },
  }
}
