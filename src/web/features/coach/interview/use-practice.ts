import { useEffect, useState } from 'react'
import { type Criterion, coachInterviewContract } from '#contracts/coach/interview-practice.contract.ts'
import { api, isApiError } from '#web/lib/api-client.ts'

export interface Given {
  text: string
  /** Null: not judged since it was changed. */
  criteria: readonly Criterion[] | null
}
type Answers = Readonly<Record<string, Given>>

const storageKey = 'qhatu.entrevista'
const empty: Given = { text: '', criteria: null }

/** The answers of a practice, kept in this tab for its person and job. */
export function usePractice(jobId: number, userId: number) {
  const [answers, setAnswers] = useState<Answers>({})
  const [busyId, setBusyId] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect, react/no-deriving-state-in-effects -- storage is read after the first render, which must match the server's
    setAnswers(read(jobId, userId))
  }, [jobId, userId])

  const change = (id: string, given: Given) =>
    setAnswers((all) => {
      const next = { ...all, [id]: given }
      keep(JSON.stringify({ jobId, userId, answers: next }))
      return next
    })

  return {
    answers,
    problem,
    busyId,
    of: (id: string): Given => answers[id] ?? empty,
    write: (id: string, text: string) => change(id, { text, criteria: null }),
    judge: async (id: string) => {
      if (busyId !== null) return
      const { text } = answers[id] ?? empty
      setBusyId(id)
      setProblem(null)
      try {
        const body = { questionId: id, answer: text }
        const { criteria } = await api.call(coachInterviewContract.judge, { params: { id: jobId }, body })
        change(id, { text, criteria })
      } catch (error) {
        setProblem(sayFailure(error))
      } finally {
        setBusyId(null)
      }
    },
    forget: () => {
      setAnswers({})
      keep(null)
    },
  }
}

function sayFailure(error: unknown): string {
  if (!isApiError(error))
    return 'No pudimos revisar tu respuesta. Revisa tu conexión: lo que escribiste sigue aquí.'
  const { fields = {}, message } = error.body
  return Object.values(fields)[0] ?? message ?? 'No pudimos revisar tu respuesta. Inténtalo otra vez.'
}

function read(jobId: number, userId: number): Answers {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as {
      jobId: number
      userId: number
      answers: Answers
    } | null
    return stored?.jobId === jobId && stored.userId === userId ? stored.answers : {}
  } catch {
    return {}
  }
}

function keep(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, text)
  } catch {
    // Storage may be full or forbidden; then the answers last as long as the page.
  }
}
