CREATE TABLE "assistant_verdicts" (
	"day" date NOT NULL,
	"tool" text NOT NULL,
	"verdict" text NOT NULL,
	"reason" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "assistant_verdicts_day_tool_verdict_reason_pk" PRIMARY KEY("day","tool","verdict","reason"),
	CONSTRAINT "assistant_verdicts_tool_known" CHECK ("assistant_verdicts"."tool" in ('jobs', 'services', 'help', 'applications', 'profile', 'match', 'plans', 'candidates', 'ads', 'greeting', 'thanks', 'about', 'person', 'refusal', 'distress', 'question-back', 'unknown')),
	CONSTRAINT "assistant_verdicts_verdict_known" CHECK ("assistant_verdicts"."verdict" in ('good', 'bad'))
);
