/** Skills of administration, office work and the Peruvian public sector: name | category | synonyms | related. */
export const administrationSkills = `
?Administración de empresas | technical | ?administración, ?administración de negocios, ?business administration, gestión administrativa empresarial | Gestión administrativa, Planeamiento estratégico
Gestión administrativa | technical | labores administrativas, tareas administrativas, procesos administrativos, administrative management, soporte administrativo | Asistencia administrativa, Trámite documentario, Gestión de oficinas
Asistencia administrativa | technical | apoyo administrativo, administrative assistance, administrative support | Gestión de agenda, Archivo de documentos, Redacción de documentos administrativos
Gestión de oficinas | technical | administración de oficinas, office management | Administración de servicios generales, Gestión de caja chica
Trámite documentario | technical | tramite documental, mesa de partes, recepción de documentos, document processing, registro de expedientes | Gestión documental, Sistema de Gestión Documental del Estado, Archivo de documentos
Gestión documental | technical | control documentario, document management, administración documental, gestión de documentos, control de documentos, document control | Archivo de documentos, Digitalización de documentos
Archivo de documentos | technical | archivamiento, archivado, ?archivo, archivo físico y digital, ?filing, foliado de expedientes | Archivística, Digitalización de documentos
Archivística | technical | gestión de archivos, gestión archivística, administración de archivos, archival management | Gestión documental, Transferencia y eliminación de documentos
Transferencia y eliminación de documentos | technical | tabla de retención documental, programa de control de documentos archivísticos, transferencia documental, records disposal, records retention schedule | Archivo de documentos
Digitalización de documentos | technical | escaneo de documentos, document scanning, digitalización con valor legal, microformas, digitalizacion documental | Archivística, Sistema de gestión documental
Redacción de documentos administrativos | technical | elaboración de oficios, redacción de cartas, redacción de oficios y memorandos, elaboración de informes administrativos, redacción administrativa, administrative writing, business letter writing | Correspondencia comercial, Redacción de actas
Correspondencia comercial | technical | ?correspondencia, control de correspondencia, manejo de correspondencia, business correspondence, commercial correspondence | Trámite documentario
Redacción de actas | technical | elaboración de actas, actas de reunión, minutas de reunión, meeting minutes | Asistencia de gerencia
Gestión de agenda | technical | manejo de agenda, coordinación de agenda, agenda de gerencia, programación de reuniones, calendar management, agenda management, administracion de agenda, manejo de agenda ejecutiva, agenda gerencial | Asistencia de gerencia, Coordinación de viajes corporativos, Google Calendar, Microsoft Outlook
Asistencia de gerencia | technical | secretariado ejecutivo, asistencia ejecutiva, executive assistance, ?secretariado, secretaría de gerencia | >Asistencia administrativa, >Gestión de agenda
Taquigrafía | technical | shorthand, taquigrafía manual, estenografia | Asistencia de gerencia, Digitación, Mecanografía, Transcripción
Digitación | technical | data entry, ingreso de datos, ?typing, digitación de datos, registro de datos, captura de datos, digitacion de informacion, entrada de datos | Asistencia administrativa, Procesamiento de datos, Mecanografía
Coordinación de viajes corporativos | technical | gestión de viajes, viajes corporativos, travel management, reserva de viajes corporativos, compra de pasajes y viáticos, organización de viajes, ?pasajes y hoteles, compra de pasajes, reserva de pasajes | Control de viáticos, Gestión de agenda
Control de viáticos | technical | rendición de viáticos, gestión de viáticos, liquidación de viáticos, ?viáticos, expense reports | Rendición de cuentas, Gestión de caja chica
Gestión de caja chica | technical | caja chica, manejo de caja chica, petty cash, fondo fijo, rendición de caja chica | Rendición de cuentas
Rendición de cuentas | technical | rendición de gastos, rendiciones, liquidación de gastos, rendición de fondos, expense reporting | Anticipos y encargos internos
Recepción de visitas | technical | recepción y atención de visitas, front desk de oficina, recepcionista de oficina, control de visitas, atención en recepción, visitor reception, visitor management | Central telefónica
Central telefónica | technical | manejo de central telefónica, anexos telefónicos, atención telefónica en central, switchboard, pbx, central telefonica pbx, configuracion de centrales telefonicas | Asistencia administrativa, Telefonía IP
Administración de servicios generales | technical | servicios generales, facility services, gestión de servicios generales, alquiler y mantenimiento del local, pago de servicios, pago de luz, compra de útiles, compras de útiles | Facility management, Control de contratos de servicios
Facility management | technical | gestión de facilities, facilities management, ?facilities, administración de infraestructura | Mantenimiento de edificaciones
Control de contratos de servicios | technical | administración de contratos, gestión de contratos, contract management, seguimiento de contratos | Elaboración de contratos, Gestión de proveedores
Mensajería y notificaciones | technical | ?mensajería, courier local, reparto de documentos, notificación de documentos, ?motorizado | Trámite documentario
Control de útiles y suministros | technical | control de suministros de oficina, abastecimiento de útiles, gestión de útiles de oficina, office supplies | Gestión de inventarios
Planeamiento estratégico | technical | planificación estratégica, strategic planning, plan estratégico, gestión estratégica, dirección estratégica, planeacion estrategica, formulacion de planes estrategicos | Balanced Scorecard, Análisis FODA, Plan Estratégico Institucional, OKR
Balanced Scorecard | technical | cuadro de mando integral, ?bsc, tablero de mando integral, cmi estrategico, balance scorecard | Indicadores de gestión, Planificación estratégica
Análisis FODA | technical | ?foda, matriz foda, swot, swot analysis, análisis dofa, dafo | Planeamiento estratégico, Benchmarking
Indicadores de gestión | technical | kpis, ?indicadores, control de indicadores, indicadores de desempeño, medición de indicadores, key performance indicators, indicadores kpi, seguimiento de indicadores, gestion de indicadores, metricas de gestion | Balanced Scorecard, Control de gestión, Dashboards
Control de gestión | technical | management control, gestión por indicadores, seguimiento de gestion, analista de control de gestion | Planeamiento financiero, Presupuesto empresarial, Indicadores de gestión, Elaboración de reportes
Diseño organizacional | technical | estructura organizacional, organigramas, organizational design | Manual de organización y funciones, Gestión del cambio organizacional
Manual de organización y funciones | technical | mof, manuales de funciones, manual de perfiles de puestos, mpp, organization and functions manual | Reglamento de Organización y Funciones
Elaboración de procedimientos | technical | manual de procedimientos, mapro, redacción de procedimientos, levantamiento de procesos, elaboración de manuales, ?procedimientos, standard operating procedures, documentacion de procesos, manual de procesos | Gestión por procesos, Mejora de procesos, Redacción de documentos
Gestión por procesos | technical | business process management, modelamiento de procesos, mapeo de procesos, gestión de procesos, process management, bpm procesos, administracion de procesos, gestion por procesos de negocio | Mejora de procesos, Diagramación BPMN, Modelado de procesos
Diagramación BPMN | technical | flujogramas, diagramas de flujo, flowcharts, elaboracion de flujogramas | Bizagi Modeler, Modelado de procesos, Microsoft Visio
Bizagi Modeler | tool | bizagi, bizagi studio, bizagi bpm | Diagramación BPMN, Gestión por procesos, BPMN, Modelado de procesos
Mejora de procesos | technical | optimización de procesos, process improvement, reingeniería de procesos, simplificación de procesos, process optimization, rediseno de procesos, mejoramiento de procesos | Mejora continua, Modelado de procesos
Gestión de seguros patrimoniales | technical | administración de pólizas, gestión de pólizas, pólizas de seguros patrimoniales, manejo de siniestros de la empresa, property insurance management | Seguros generales, Control de contratos de servicios
Administración de flotas | technical | gestión de flota vehicular, control de flota, fleet management, control de unidades vehiculares | Control de combustible, Monitoreo GPS de unidades
Control de activos fijos | technical | ?activos fijos, inventario de activos, gestión de activos fijos, fixed assets | Depreciación de activos, Control patrimonial
Administración de campamentos | technical | gestión de campamentos, camp management, administración de campamento minero, camp boss | Administración de servicios generales, Servicios de alimentación colectiva
Administración de obra | technical | administrador de obra, gestión administrativa de obra, administración de proyectos de construcción, construction site administration | Tareo de personal, Control de costos de obra
Tareo de personal | technical | ?tareo, tareaje, control de tareos, registro de tareo, labor timesheets, site timekeeping | Control de asistencia, Planilla de construcción civil
Licitaciones y concursos privados | technical | ?licitaciones, preparación de propuestas, elaboración de propuestas técnicas y económicas, bid management, gestión de licitaciones | Contrataciones del Estado, Elaboración de ofertas y expedientes de licitación
Elaboración de ofertas y expedientes de licitación | technical | licitaciones con el estado, ventas al estado, preparación de expedientes para licitaciones, postulación a licitaciones públicas, bid preparation, tender preparation, bid writing | SEACE, Contrataciones del Estado
?Gestión pública | technical | ?administración pública, public management, public administration, ?sector público, gestión gubernamental | Modernización de la gestión pública, Presupuesto público
Modernización de la gestión pública | technical | política nacional de modernización, sistema administrativo de modernización, public sector modernization, public administration reform | Gestión por procesos, Simplificación administrativa
Simplificación administrativa | technical | tupa, texto único de procedimientos administrativos, análisis de calidad regulatoria, eliminación de barreras burocráticas internas, administrative simplification, red tape reduction | Derecho administrativo
Ley del Procedimiento Administrativo General | technical | lpag, ley 27444, procedimiento administrativo general, tuo de la ley 27444, administrative procedure law, administrative procedure act | Derecho administrativo, Simplificación administrativa
Reglamento de Organización y Funciones | technical | ?rof, elaboración del rof, organization and functions regulation | Manual de organización y funciones, Cuadro para Asignación de Personal
Cuadro para Asignación de Personal | technical | ?cap provisional, cuadro de puestos de la entidad | Presupuesto Analítico de Personal
Presupuesto Analítico de Personal | technical | ?pap, aplicativo airhsp, ?airhsp, analytical staff budget | Planillas del sector público
Plan Estratégico Institucional | technical | ?pei, pei institucional, plan de desarrollo concertado, ?pdc, planeamiento institucional, institutional strategic plan | Plan Operativo Institucional, Ceplan
Plan Operativo Institucional | technical | ?poi, elaboración del poi, seguimiento del poi, plan operativo anual, institutional operating plan | Aplicativo CEPLAN
Ceplan | technical | sistema nacional de planeamiento estratégico, sinaplan, guía de planeamiento ceplan, planeamiento estratégico público, national strategic planning system | Plan Estratégico Institucional
Aplicativo CEPLAN | tool | aplicativo ceplan v.01, sistema ceplan v01 | >Plan Operativo Institucional, Ceplan
SIAF | tool | siaf sp, siaf rp, siaf web, sistema integrado de administración financiera, sistema siaf | Presupuesto público, Contabilidad gubernamental, SIGA, ERP
SIGA | tool | siga mef, sistema integrado de gestión administrativa, sistema siga, siga web | SIAF, Gestión de abastecimiento público, Control patrimonial
SIGA Patrimonio | tool | módulo de patrimonio siga, sinabip, siga módulo patrimonio | >SIGA, Control patrimonial
SIGA Logística | tool | siga módulo logístico, siga abastecimiento, siga logistics module | >SIGA, Cuadro Multianual de Necesidades
SEACE | tool | sistema electrónico de contrataciones del estado, seace v3, registro en seace | Contrataciones del Estado, Pladicop, SIGA
Pladicop | tool | plataforma digital para las contrataciones públicas | Contrataciones del Estado
Perú Compras | tool | catálogos electrónicos de acuerdos marco, acuerdo marco, perucompras, public e-procurement catalogs | Contrataciones del Estado, SEACE
Contrataciones del Estado | technical | contrataciones públicas, ley de contrataciones del estado, ley 30225, ley 32069, ley general de contrataciones públicas, compras públicas, public procurement, procesos de selección públicos | Gestión de abastecimiento público, SEACE
Certificación OECE | technical | certificación osce, certificado osce, certificación por niveles osce, certificado por el osce, certificación dec, public procurement certification | >Contrataciones del Estado
Registro Nacional de Proveedores | technical | rnp, inscripción en rnp, trámite rnp, state suppliers registry, public suppliers registry | Contrataciones del Estado
Expediente de contratación | technical | elaboración del expediente de contratación, estudio de mercado público, indagación de mercado, interacción con el mercado, procurement file, public procurement file | Contrataciones del Estado, Elaboración de términos de referencia
Elaboración de términos de referencia | technical | tdr, términos de referencia, especificaciones técnicas de bienes, requerimientos de bienes y servicios, elaboración de requerimientos, terms of reference, drafting terms of reference | Contrataciones del Estado
Plan Anual de Contrataciones | technical | pac institucional, elaboración del pac, plan anual de adquisiciones, annual procurement plan | Cuadro Multianual de Necesidades, Contrataciones del Estado
Cuadro Multianual de Necesidades | technical | ?cmn, cuadro de necesidades, programación multianual de bienes servicios y obras, multi-year needs schedule | SIGA, Plan Anual de Contrataciones
Contrataciones menores a 8 UIT | technical | contrataciones menores, compras menores a 8 uit, contratos menores, órdenes de compra y servicio públicas, small value procurement, minor public purchases | Contrataciones del Estado, SIGA Logística
Gestión de abastecimiento público | technical | sistema nacional de abastecimiento, cadena de abastecimiento público, logística pública, abastecimiento en el sector público, public supply management | Contrataciones del Estado
Ejecución contractual pública | technical | administración de contratos públicos, ampliaciones de plazo, adicionales y deductivos, penalidades contractuales, public contract execution, public contract management | Contrataciones del Estado, Arbitraje
Control patrimonial | technical | bienes patrimoniales, gestión patrimonial, inventario patrimonial, bienes muebles estatales, altas y bajas de bienes, public asset control, fixed asset custody | Control de activos fijos, Saneamiento de bienes estatales
Saneamiento de bienes estatales | technical | ?sbn, saneamiento físico legal de predios estatales, bienes inmuebles estatales, sinabip web, state property regularization | Saneamiento físico legal
Presupuesto público | technical | sistema nacional de presupuesto, programación y formulación presupuestal, ejecución presupuestal, certificación presupuestal, public budget, modificaciones presupuestales | Presupuesto por Resultados, SIAF
Presupuesto por Resultados | technical | ?ppr, programas presupuestales, presupuesto orientado a resultados, results-based budgeting, performance budgeting | Presupuesto público
Presupuesto participativo | technical | proceso de presupuesto participativo, participatory budgeting | Presupuesto público, Participación ciudadana
Conciliación del marco presupuestal | technical | cierre presupuestal, evaluación presupuestaria, conciliación del marco legal del presupuesto, budget framework reconciliation | Presupuesto público
Tesorería pública | technical | sistema nacional de tesorería, giros y pagos siaf, fase de girado, conciliación cuenta única del tesoro, public treasury, government treasury | SIAF, Tesorería
Anticipos y encargos internos | technical | encargos internos, fondos por encargo, encargos otorgados, internal cash advances | Tesorería pública
Contabilidad gubernamental | technical | contabilidad pública, sistema nacional de contabilidad, nicsp, plan contable gubernamental, government accounting | SIAF, Contabilidad general
Invierte.pe | technical | invierte perú, sistema nacional de programación multianual y gestión de inversiones, snpmgi, inversión pública, ?snip, proyectos de inversión pública, public investment system | Formulación de proyectos de inversión pública, Banco de Inversiones
Formulación de proyectos de inversión pública | technical | fichas técnicas simplificadas, perfil de inversión pública, formulación y evaluación de proyectos de inversión, elaboración de perfiles snip, unidad formuladora, public investment project formulation | >Invierte.pe, Evaluación social de proyectos
Evaluación social de proyectos | technical | evaluación social de inversiones, costo beneficio social, social evaluation of projects | Evaluación de proyectos de inversión
Banco de Inversiones | tool | registro en banco de inversiones, formato 8a, formato 12b, ssi sistema de seguimiento de inversiones, public investment bank registry | Invierte.pe
Programación Multianual de Inversiones | technical | ?pmi de inversiones, opmi, cartera de inversiones pública, cierre de brechas, multi-year investment programming | Invierte.pe
IOARR | technical | inversiones ioarr, inversiones de optimización ampliación marginal rehabilitación y reposición, minor public investments | Invierte.pe
Obras por Impuestos | technical | ?oxi, ley 29230, works for taxes | Invierte.pe, Asociaciones Público Privadas
Asociaciones Público Privadas | technical | ?app, ?proinversión, concesiones públicas, public private partnerships | Obras por Impuestos, Derecho de la infraestructura
Obras por administración directa | technical | ejecución por administración directa, administración directa de obras, force account works | Residencia de obra, Invierte.pe
Liquidación técnica y financiera de obras públicas | technical | liquidación financiera de obras, liquidación de obras públicas, liquidación técnico financiera, public works closeout, final settlement of public works | Liquidación de obra, Contabilidad gubernamental
?Ley del Servicio Civil | technical | régimen servir, tránsito al régimen servir, ?servir, ?ley 30057, ?servicio civil, civil service law | Sistema Administrativo de Gestión de Recursos Humanos, Régimen CAS
?Régimen CAS | technical | ?cas, ?decreto legislativo 1057, ?contratación administrativa de servicios, ?concursos cas, administrative service contracts | Ley del Servicio Civil
Carrera administrativa pública | technical | ?decreto legislativo 276, ?régimen 276, ley de la carrera administrativa, public administrative career, civil service career | Ley del Servicio Civil
Sistema Administrativo de Gestión de Recursos Humanos | technical | sagrh, gestión de recursos humanos en el sector público, subsistemas de recursos humanos, public sector human resources management | >Gestión de recursos humanos, Ley del Servicio Civil
Procedimiento administrativo disciplinario | technical | ?pad, secretaría técnica del pad, secretaría técnica de procedimientos disciplinarios, régimen disciplinario servir, administrative disciplinary procedure | Ley del Servicio Civil, Derecho administrativo sancionador
Plan de Desarrollo de las Personas | technical | pdp anual, staff development plan | Plan de capacitación, Ley del Servicio Civil
Planillas del sector público | technical | planillas siaf, mcpp, sistema único de planillas, planilla pública, public sector payroll, government payroll | Planillas, SIAF
Control gubernamental | technical | sistema nacional de control, control interno gubernamental, auditoría gubernamental, ?contraloría, control simultáneo, control posterior, government audit, government control | Auditoría de cumplimiento, Sistema de Control Interno
Sistema de Control Interno | technical | implementación del sci, control interno en entidades del estado, ley de control interno, public internal control system | Control interno, Control gubernamental
Auditoría de cumplimiento | technical | compliance audit, servicio de control específico a hechos con presunta irregularidad, auditorías de la contraloría | Auditoría, Control gubernamental
Declaraciones juradas ante la Contraloría | technical | ?declaración jurada de intereses, ?declaración jurada de ingresos bienes y rentas, sidji, declarations of assets and interests | Control gubernamental
Transparencia y acceso a la información pública | technical | ley de transparencia, portal de transparencia estándar, acceso a la información pública, access to public information, government transparency | Gestión pública, Integridad pública
Integridad pública | technical | modelo de integridad, lucha contra la corrupción, oficina de integridad institucional, public integrity, public sector integrity | Compliance, Transparencia y acceso a la información pública
Gobierno digital | technical | transformación digital pública, interoperabilidad del estado, gobierno electrónico, pide interoperabilidad, digital government, e-government | Sistema de Gestión Documental del Estado
Sistema de Gestión Documental del Estado | tool | sgd, sistema de gestión documental, sistema de trámite documentario, modelo de gestión documental, document management system, gestor documental | Trámite documentario, SharePoint, Digitalización de documentos
?Gestión municipal | technical | administración municipal, gobiernos locales, gestión de gobiernos locales, ley orgánica de municipalidades, municipal management, local government management | Fiscalización municipal, Rentas municipales
Fiscalización municipal | technical | fiscalizador municipal, fiscalización administrativa municipal, imposición de papeletas administrativas, municipal inspection, municipal code enforcement | Gestión municipal
Rentas municipales | technical | administración tributaria municipal, impuesto predial, arbitrios municipales, recaudación municipal, srtm, municipal revenue, local tax administration | Gestión municipal, Tributación municipal
Licencias de funcionamiento | technical | trámite de licencia de funcionamiento, licencias municipales, business operating license, operating licenses | Inspección técnica de seguridad en edificaciones, Gestión municipal
Gestión del riesgo de desastres | technical | ?grd, sinagerd, defensa civil, ?cenepred, ?indeci, disaster risk management, sigrid | Evaluación de riesgo de desastres, Plan de contingencia
Evaluación de riesgo de desastres | technical | evar, evaluador de riesgos de desastres, informe evar, disaster risk assessment | >Gestión del riesgo de desastres
Catastro urbano | technical | catastro urbano y rural, levantamiento catastral, cadastre, catastro fiscal, urban cadastre | Saneamiento físico legal, Topografía
Planeamiento urbano | technical | urbanismo, plan de desarrollo urbano, ordenamiento territorial, urban planning, acondicionamiento territorial | Habilitación urbana, Catastro urbano
SISFOH | technical | sistema de focalización de hogares, clasificación socioeconómica, empadronamiento de hogares, household targeting system | Programas sociales
Programas sociales | technical | programas sociales del estado, ?programa juntos, pensión 65, ?qali warma, ?wasi mikuna, ?vaso de leche, ?midis, ?cuna más, social programs, social welfare programs | Trabajo social, SISFOH
Registro civil | technical | ?reniec, registros del estado civil, registrador civil, actas de nacimiento, civil registry, vital records | Trámite documentario
Atención al ciudadano | technical | orientación al ciudadano, plataforma mac, calidad de servicios al ciudadano, citizen service | Gestión pública, Libro de Reclamaciones
Políticas públicas | technical | diseño de políticas públicas, public policy, análisis de políticas públicas, gestión de políticas | Gestión pública, Monitoreo y evaluación de proyectos
Protocolo y ceremonial | technical | protocolo institucional, ceremonial y protocolo, ceremonial del estado, ?protocolo, etiqueta y protocolo, ceremonial, event protocol | Organización de eventos institucionales, Imagen institucional, Organización de eventos, Maestro de ceremonias
Organización de eventos institucionales | technical | eventos institucionales, coordinación de eventos protocolares, institutional events planning | Asistencia de gerencia
`
