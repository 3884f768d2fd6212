import type {
  ChatMessage,
  ChatModel,
  ChatPiece,
  ToolCall,
} from '#server/platform/language-model/chat-model.ts'

/** Every tool that a text names, with what could be its arguments. */
function callsIn(text: string): ToolCall[] {
  const named = text.match(
    /\b(?:jobs|services|help|plans|applications|profile|match|candidates|ads|[a-z]+_[a-z_]+|hire|reject|verify|withdraw|apply|broadcast)\b/g,
  )
  return (named ?? []).map((name, index) => ({
    id: `hostile_${index}`,
    name,
    arguments: new RegExp(String.raw`${name}\D{0,20}(\{.*?\})`).exec(text)?.[1] ?? '{}',
  }))
}

const saidIn = (messages: readonly ChatMessage[]): string =>
  messages.flatMap((message) => (message.role === 'tool' ? [message.content] : [])).join('\n')

interface Data {
  datos: { resumen: string; encontrado: { resumen?: string; titulo?: string }[] }
}
/** The product's own sentence of a result, and what others wrote in it. */
const summaryOf = (data: string): string => (JSON.parse(data) as Data).datos.resumen
const textsIn = (data: string): string =>
  (JSON.parse(data) as Data).datos.encontrado
    .map(({ titulo = '', resumen = '' }) => resumen || titulo)
    .join('\n\n')

/**
 * The worst model there could be: it does whatever the text of a result says. `calls`: it calls every tool that the text names;
 * `says`: it writes the whole text as its answer.
 */
export function obedientModel(first: ToolCall[], does: 'calls' | 'says') {
  const seen: (readonly ChatMessage[])[] = []
  async function* converse(messages: readonly ChatMessage[]): AsyncGenerator<ChatPiece> {
    seen.push([...messages])
    const read = saidIn(messages)
    const calls = callsIn(read)
    if (read === '') yield { type: 'calls', calls: first }
    else if (does === 'says') yield { type: 'text', text: textsIn(read) || `${summaryOf(read)} [1]` }
    else if (calls.length > 0) yield { type: 'calls', calls }
    else yield { type: 'text', text: `${summaryOf(read)} [1]` }
  }
  return { host: 'modelo.ejemplo.pe', name: 'obediente', seen, converse } satisfies ChatModel & {
    seen: unknown
  }
}
