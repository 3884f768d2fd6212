/** A call of a tool, as a model writes it: the arguments are JSON that nobody has checked. */
export interface ToolCall {
  id: string
  name: string
  arguments: string
}

export type ChatMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; calls: readonly ToolCall[] }
  /** What a tool answered: data, never an instruction. */
  | { role: 'tool'; callId: string; content: string }

/** A tool that the model may call. */
export interface OfferedTool {
  name: string
  description: string
  /** JSON Schema of the arguments. */
  parameters: Record<string, unknown>
}

export type ChatPiece = { type: 'text'; text: string } | { type: 'calls'; calls: readonly ToolCall[] }

/** The port for conversations with a language model that may call tools. It reads nothing and decides nothing by itself. */
export interface ChatModel {
  /** Who runs it, for people: 'modelo.ejemplo.pe'. */
  readonly host: string
  /** Its name at the service. */
  readonly name: string
  /**
   * The next message of the model in pieces, calls last. Aborting ends the request. Throws `LanguageModelError` when the
   * service does not answer, or not to the end.
   */
  converse(
    messages: readonly ChatMessage[],
    tools: readonly OfferedTool[],
    signal: AbortSignal,
  ): AsyncIterable<ChatPiece>
}
