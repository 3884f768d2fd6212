ALTER TABLE "email_tokens" ADD CONSTRAINT "email_tokens_purpose_known" CHECK ("email_tokens"."purpose" in ('confirm_email', 'reset_password', 'change_email'));--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_status_known" CHECK ("application_events"."status" in ('pending', 'viewed', 'preselected', 'interviewed', 'accepted', 'rejected', 'hired', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_by_known" CHECK ("application_events"."by" in ('professional', 'company', 'system'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_status_known" CHECK ("applications"."status" in ('pending', 'viewed', 'preselected', 'interviewed', 'accepted', 'rejected', 'hired'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_known_status_known" CHECK ("applications"."known_status" in ('pending', 'viewed', 'preselected', 'interviewed', 'accepted', 'rejected', 'hired'));--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_status_known" CHECK ("booking_events"."status" in ('pending', 'confirmed', 'cancelled', 'completed'));--> statement-breakpoint
ALTER TABLE "cv_findings" ADD CONSTRAINT "cv_findings_kind_known" CHECK ("cv_findings"."kind" in ('experience', 'education', 'technical', 'soft', 'language', 'certification'));--> statement-breakpoint
ALTER TABLE "education" ADD CONSTRAINT "education_source_known" CHECK ("education"."source" in ('typed', 'cv'));--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_source_known" CHECK ("experiences"."source" in ('typed', 'cv'));--> statement-breakpoint
ALTER TABLE "professional_skills" ADD CONSTRAINT "professional_skills_source_known" CHECK ("professional_skills"."source" in ('typed', 'cv'));--> statement-breakpoint
ALTER TABLE "professional_skills" ADD CONSTRAINT "professional_skills_kind_known" CHECK ("professional_skills"."kind" in ('technical', 'soft', 'language', 'certification'));--> statement-breakpoint
ALTER TABLE "professional_skills" ADD CONSTRAINT "professional_skills_level_known" CHECK ("professional_skills"."level" in ('basic', 'intermediate', 'advanced', 'native'));--> statement-breakpoint
ALTER TABLE "hire_events" ADD CONSTRAINT "hire_events_status_known" CHECK ("hire_events"."status" in ('requested', 'accepted', 'declined', 'delivered', 'completed', 'cancelled'));--> statement-breakpoint
ALTER TABLE "job_holds" ADD CONSTRAINT "job_holds_decision_known" CHECK ("job_holds"."decision" in ('published', 'kept'));--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_salary_currency_known" CHECK ("jobs"."salary_currency" in ('PEN', 'USD'));--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_salary_period_known" CHECK ("jobs"."salary_period" in ('hour', 'day', 'week', 'month', 'year'));--> statement-breakpoint
ALTER TABLE "match_changes" ADD CONSTRAINT "match_changes_subject_known" CHECK ("match_changes"."subject" in ('job', 'professional'));--> statement-breakpoint
ALTER TABLE "match_versions" ADD CONSTRAINT "match_versions_subject_known" CHECK ("match_versions"."subject" in ('job', 'professional'));--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_type_known" CHECK ("notification_preferences"."type" in ('application_status', 'job_match', 'service_suggestion', 'message', 'hire', 'booking', 'review', 'system'));--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_channel_known" CHECK ("notification_preferences"."channel" in ('bell', 'email'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_product_known" CHECK ("payments"."product" in ('professional_premium', 'professional_premium_trial', 'company_premium', 'company_premium_trial', 'premium_job', 'chat_activation'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_currency_known" CHECK ("payments"."currency" in ('USD', 'PEN'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_provider_known" CHECK ("payments"."provider" in ('none', 'test', 'stripe'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_due_known" CHECK ("payments"."refund_due" in ('account_gone', 'service_gone', 'nothing_to_add'));--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_plan_type_known" CHECK ("companies"."plan_type" in ('free', 'premium_temporal', 'premium', 'enterprise'));--> statement-breakpoint
ALTER TABLE "professionals" ADD CONSTRAINT "professionals_pay_currency_known" CHECK ("professionals"."pay_currency" in ('PEN', 'USD'));--> statement-breakpoint
ALTER TABLE "professionals" ADD CONSTRAINT "professionals_plan_type_known" CHECK ("professionals"."plan_type" in ('basic', 'premium'));--> statement-breakpoint
ALTER TABLE "professionals" ADD CONSTRAINT "professionals_visibility_known" CHECK ("professionals"."visibility" in ('public', 'applied'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_kind_known" CHECK ("files"."kind" in ('cv', 'photo', 'logo', 'service'));--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_value_type_known" CHECK ("settings"."value_type" in ('number', 'boolean', 'text'));--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_category_known" CHECK ("settings"."category" in ('pricing', 'jobs', 'emails', 'limits', 'general'));--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD CONSTRAINT "portfolio_items_type_known" CHECK ("portfolio_items"."type" in ('pdf', 'image', 'video'));--> statement-breakpoint
ALTER TABLE "skill_endorsements" ADD CONSTRAINT "skill_endorsements_endorsed_by_type_known" CHECK ("skill_endorsements"."endorsed_by_type" in ('professional', 'company'));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_frequency_known" CHECK ("subscriptions"."frequency" in ('daily', 'weekly'));--> statement-breakpoint
ALTER TABLE "abuse_reports" ADD CONSTRAINT "abuse_reports_status_known" CHECK ("abuse_reports"."status" in ('open', 'upheld', 'dismissed'));--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_kind_known" CHECK ("complaints"."kind" in ('reclamo', 'queja'));--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_document_type_known" CHECK ("complaints"."document_type" in ('dni', 'ce', 'passport', 'ruc'));--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_good_type_known" CHECK ("complaints"."good_type" in ('producto', 'servicio'));--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_topic_known" CHECK ("contact_requests"."topic" in ('help', 'account', 'technical', 'privacy', 'enterprise', 'other'));