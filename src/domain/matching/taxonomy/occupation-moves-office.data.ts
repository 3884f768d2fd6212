/**
 * Where people of the offices go from one work to another: administration, finance, sales, media, law, the State and technology. Written and read
 * like `occupation-moves.data.ts`, which it goes on with: a step up, a step back, or the same know-how in another field; it holds both ways.
 */
export const officeMoves = `
Secretario ejecutivo: Recepcionista, Coordinador administrativo, Técnico en gestión documental, Asistente legal, Asistente virtual, Organizador de eventos, Relacionista público
Secretario: Asistente legal, Asistente judicial, Asistente notarial, Orientador de servicios al ciudadano, Admisionista
Asistente virtual: Analista de contenidos, Ejecutivo de ventas en línea, Digitador, Customer success manager, Analista de marketing digital
Asistente de gerencia: Asistente comercial, Relacionista público, Recepcionista, Jefe de proyectos
Jefe de administración: Jefe de contabilidad, Gerente general, Gerente de operaciones, Jefe de recursos humanos, Jefe de logística, Administrador de edificios, Especialista administrativo, Jefe de compras, Contador
Gerente general: Consultor de negocios, Gerente de marketing, Jefe de ventas, Jefe de producción, Director de institución educativa, Administrador de hotel
Gerente de operaciones: Jefe de almacén, Jefe de mantenimiento, Jefe de proyectos, Gerente comercial, Consultor de negocios, Administrador de hotel
Supervisor de operaciones: Supervisor de almacén, Supervisor de distribución, Coordinador de transporte, Supervisor de limpieza, Supervisor de call center, Jefe de proyectos, Coordinador administrativo, Jefe de tienda
Analista de operaciones: Analista comercial, Analista de planificación de demanda, Analista de inteligencia de negocios, Jefe de proyectos, Analista de control de gestión, Asistente logístico, Analista de calidad de call center
Administrador de edificios: Coordinador administrativo, Supervisor de operaciones, Administrador de hotel, Supervisor de limpieza, Supervisor de seguridad, Asistente administrativo
Jefe de proyectos: Consultor de negocios, Analista de planeamiento estratégico, Product manager, Scrum master, Organizador de eventos
Analista de planeamiento estratégico: Analista de presupuestos, Analista de inteligencia de negocios, Analista de operaciones, Analista comercial, Analista de investigación de mercados, Ingeniero industrial
Consultor de negocios: Analista financiero, Analista de negocio TI, Desarrollador de negocios, Economista, Analista de control de gestión, Docente universitario, Capacitador, Ingeniero industrial
Archivista: Asistente administrativo, Notificador, Asistente registral, Asistente judicial, Almacenero, Técnico administrativo de registro civil, Asistente legal
Técnico en gestión documental: Recepcionista, Asistente judicial, Asistente registral, Técnico administrativo de registro civil, Bibliotecólogo
Mensajero: Auxiliar de almacén, Conserje, Gestor de cobranza, Archivista, Técnico en gestión documental, Encuestador, Mototaxista, Asistente administrativo
Fotocopista: Digitador, Archivista, Técnico en preprensa, Cajero, Vendedor de tienda, Recepcionista, Diseñador gráfico
Analista de sistema integrado de gestión: Jefe de calidad, Ingeniero de calidad, Especialista ambiental, Auditor interno, Higienista ocupacional, Asistente de seguridad y salud en el trabajo, Ingeniero de procesos, Capacitador
Reclutador de TI: Psicólogo organizacional, Analista de recursos humanos, HR business partner, Asistente de recursos humanos, Ejecutivo comercial, Desarrollador de negocios, Scrum master
Coordinador de recursos humanos: Analista de selección, HR business partner, Analista de capacitación, Analista de bienestar laboral, Especialista en relaciones laborales, Psicólogo organizacional, Jefe de administración, Trabajador social de empresa
Asistente de planillas: Auxiliar contable, Analista de selección, Analista de cuentas por pagar, Asistente administrativo, Asistente de tesorería, Analista contable
Analista de compensaciones: HR business partner, Analista financiero, Analista de presupuestos, Analista de control de gestión, Asistente de planillas, Coordinador de recursos humanos, Analista de inteligencia de negocios
Analista de capacitación: HR business partner, Analista de bienestar laboral, Docente universitario, Coordinador académico, Analista de comunicación interna, Analista de calidad de call center, Especialista pedagógico
Analista de bienestar laboral: Psicólogo organizacional, HR business partner, Especialista en relaciones laborales, Organizador de eventos
Trabajador social de empresa: Asistente de recursos humanos, Analista de recursos humanos, Especialista en relaciones comunitarias, Promotor social, Especialista en programas sociales, Analista de selección, Especialista en relaciones laborales
Psicólogo organizacional: Analista de recursos humanos, Asistente de recursos humanos, HR business partner, Capacitador, Psicólogo clínico, Psicólogo educativo, Jefe de recursos humanos, Docente universitario
HR business partner: Especialista en relaciones laborales, Consultor de negocios, Analista de comunicación interna
Jefe de recursos humanos: Analista de selección, Analista de planillas, Analista de capacitación, Analista de compensaciones, Consultor de negocios, Secretario técnico de procesos disciplinarios
Especialista en relaciones laborales: Analista de planillas, Abogado corporativo, Conciliador extrajudicial
Técnico en control de asistencia: Auxiliar administrativo, Digitador, Analista de recursos humanos, Auxiliar contable, Agente de seguridad
Contador de costos: Analista financiero, Asistente contable, Jefe de contabilidad, Analista logístico, Contralor, Ingeniero industrial, Analista de control patrimonial
Jefe de contabilidad: Analista contable, Auditor financiero, Analista tributario, Auditor interno, Contador gubernamental
Analista tributario: Auditor financiero, Ejecutor coactivo, Contador gubernamental, Contador de costos, Analista de planillas
Analista de cuentas por pagar: Auxiliar contable, Contador, Facturador, Asistente de tesorería, Asistente de compras, Comprador, Operador SIAF, Analista de operaciones bancarias
Analista de cuentas por cobrar: Analista contable, Analista de tesorería, Auxiliar contable, Asistente de tesorería, Asistente comercial, Contador, Analista de riesgos
Analista de tesorería: Operador SIAF, Analista de inversiones, Analista de control de gestión, Jefe de contabilidad, Analista de presupuestos, Analista de riesgos
Asistente de tesorería: Analista contable, Analista de operaciones bancarias, Auxiliar administrativo, Cambista
Analista de control de gestión: Analista comercial, Economista, Contralor, Analista de riesgos, Analista de procesos, Jefe de contabilidad, Ingeniero industrial
Analista de presupuestos: Economista, Analista financiero, Especialista en planeamiento público, Presupuestista de obra, Ingeniero de costos de obra
Gerente de administración y finanzas: Contador, Analista financiero, Gerente de operaciones, Auditor financiero, Analista de control de gestión, Consultor de negocios, Jefe de recursos humanos, Economista, Jefe de logística
Contralor: Contador, Analista financiero, Auditor gubernamental, Jefe de administración, Oficial de cumplimiento
Auditor interno: Analista contable, Analista de prevención de fraude, Analista de procesos, Contador de costos, Analista de control de gestión, Jefe de calidad
Auditor financiero: Analista financiero, Consultor de negocios, Perito judicial
Analista de inversiones: Analista de créditos, Ejecutivo de banca empresa, Analista de control de gestión, Formulador de proyectos de inversión pública, Consultor de negocios, Actuario, Científico de datos
Oficial de cumplimiento: Auditor gubernamental, Analista de operaciones bancarias, Jefe legal, Analista de sistema integrado de gestión, Analista de contratos, Contador, Abogado penalista
Analista de prevención de fraude: Analista de operaciones bancarias, Analista de datos, Agente de prevención de pérdidas, Investigador privado, Gestor de reclamos, Analista de ciberseguridad, Asesor de atención al cliente
Analista de créditos: Economista, Gestor de cobranza, Promotor de créditos, Analista contable, Administrador de agencia bancaria, Analista de operaciones bancarias, Tasador
Ejecutivo de banca empresa: Key account manager, Analista financiero, Analista de riesgos, Desarrollador de negocios, Promotor de seguros, Jefe de ventas
Administrador de agencia bancaria: Jefe de tienda, Analista de riesgos, Administrador, Analista de operaciones bancarias, Gerente comercial, Gestor de cobranza, Jefe de administración
Analista de operaciones bancarias: Asesor bancario, Analista contable, Gestor de reclamos, Analista de riesgos, Asistente administrativo
Analista de seguros: Gestor de reclamos, Auditor de seguros de salud, Analista de operaciones bancarias, Ejecutivo postventa, Analista de créditos, Asistente comercial, Asesor de atención al cliente, Ejecutivo comercial, Tasador
Actuario: Analista de datos, Analista financiero, Matemático, Economista, Analista de control de gestión, Analista de investigación de mercados
Tasador: Especialista en catastro, Ingeniero de costos de obra, Presupuestista de obra, Topógrafo, Supervisor de obra
Analista de control patrimonial: Asistente contable, Contador, Técnico en logística pública, Asistente de almacén, Especialista en contrataciones del Estado, Operador SIAF, Auxiliar contable, Asistente logístico, Archivista
Cambista: Comerciante, Asesor bancario, Promotor de créditos, Agente de resguardo, Vendedor
`
