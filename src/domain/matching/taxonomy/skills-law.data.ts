/** Skills of law and legal procedure in Peru: name | category | synonyms | related. */
export const lawSkills = `
?Derecho | technical | ciencias jurídicas, ?law, conocimientos jurídicos, asesoría legal, legal advice, asesoría jurídica, consultoría legal | Redacción jurídica, Investigación jurídica
Derecho civil | technical | civil law, código civil, derecho civil patrimonial, obligaciones y contratos | Derecho procesal civil, Derecho de familia
Derecho procesal civil | technical | procesos civiles, litigio civil, civil procedure, código procesal civil, civil litigation | >Derecho civil, Litigación
Derecho de familia | technical | family law, procesos de alimentos, divorcios, procesos de familia, tenencia y régimen de visitas | Derecho civil, Violencia familiar
Violencia familiar | technical | ley 30364, violencia contra la mujer, centro de emergencia mujer, ?medidas de protección, atención de víctimas de violencia, domestic violence, family violence | Derecho de familia, Derecho penal
Derecho sucesorio | technical | derecho de sucesiones, sucesión intestada, sucesiones, inheritance law, herencias y testamentos | Derecho civil, Derecho notarial
Derecho penal | technical | criminal law, código penal, procesos penales | Derecho procesal penal
Derecho procesal penal | technical | nuevo código procesal penal, ncpp, código procesal penal, litigio penal, criminal litigation, carpeta fiscal | >Derecho penal, Litigación oral
Derecho penal económico | technical | penal corporativo, delitos económicos, white collar crime, delitos contra la administración pública, economic criminal law | >Derecho penal, Compliance penal
Derecho penal tributario y aduanero | technical | delitos tributarios, delitos aduaneros, tax and customs crimes, criminal tax law | Derecho penal, Derecho tributario
Extinción de dominio | technical | pérdida de dominio, asset forfeiture | Derecho penal
Derecho laboral | technical | labor law, derecho del trabajo, employment law, abogado laboralista | Derecho procesal laboral, Legislación laboral
Derecho procesal laboral | technical | nueva ley procesal del trabajo, nlpt, litigio laboral, procesos laborales, labor litigation | >Derecho laboral, Litigación oral
Derecho laboral colectivo | technical | derecho colectivo del trabajo, arbitraje laboral, collective labor law | >Derecho laboral, Negociación colectiva
Derecho previsional | technical | procesos previsionales, derecho de la seguridad social, demandas previsionales, social security law, pension law | Jubilación y pensiones, Derecho laboral
Derecho corporativo | technical | corporate law, derecho empresarial, derecho de la empresa, business law, derecho societario corporativo | Derecho societario, Derecho comercial
Derecho societario | technical | ley general de sociedades, societario, company law, juntas generales de accionistas, actas societarias, libros societarios | Constitución de empresas, Derecho comercial
Derecho comercial | technical | derecho mercantil, commercial law, títulos valores | Derecho corporativo
Constitución de empresas | technical | constitución de sociedades, formalización de empresas, company incorporation, minuta de constitución, sid sunarp, transformación y disolución de empresas | Derecho societario, Trámites SUNARP
Derecho tributario | technical | tax law, código tributario, abogado tributarista | Tributación, Derecho administrativo
Derecho administrativo | technical | administrative law, procedimientos administrativos, recursos administrativos | Ley del Procedimiento Administrativo General, Proceso contencioso administrativo
Derecho administrativo sancionador | technical | procedimiento administrativo sancionador, procedimientos sancionadores, ?pas, administrative sanctions law | >Derecho administrativo
Proceso contencioso administrativo | technical | contencioso administrativo, demandas contencioso administrativas, administrative litigation, judicial review | Derecho administrativo, Litigación
Derecho constitucional | technical | constitutional law, procesos constitucionales, proceso de amparo, hábeas corpus, acción de amparo | Derecho administrativo
?Derechos humanos | technical | human rights, enfoque de derechos humanos, derecho internacional de los derechos humanos, ?defensoría del pueblo | Derecho constitucional
Derecho internacional | technical | derecho internacional público, derecho internacional privado, international law | Tratados y acuerdos comerciales
Derecho electoral | technical | ?jurado nacional de elecciones, ?onpe, procesos electorales, electoral law, election law | Derecho constitucional
Derecho registral | technical | registral law, derecho registral y notarial, calificación registral, procedimiento registral | Trámites SUNARP, Derecho notarial
Derecho notarial | technical | trámites notariales, ?notaría, protocolización, minutas y escrituras públicas, asuntos no contenciosos notariales, escrituras públicas, notarial law, notary law | Derecho registral
Trámites SUNARP | technical | sunarp, trámites registrales, inscripciones registrales, búsqueda registral, estudio de títulos, partidas registrales, vigencia de poder, sprl sunarp, public registry procedures, land registry filings | Derecho registral
Saneamiento físico legal | technical | saneamiento de predios, saneamiento inmobiliario, saneamiento legal de inmuebles, ?cofopri, independización y subdivisión de predios, property title regularization, land titling | Trámites SUNARP, Derecho inmobiliario
Derecho inmobiliario | technical | real estate law, derecho inmobiliario y urbanístico, contratos inmobiliarios | Saneamiento físico legal, Elaboración de contratos
Desalojos | technical | procesos de desalojo, desalojo notarial, desalojo express, eviction proceedings, tenant eviction | Derecho procesal civil, Administración de inmuebles
Derecho agrario | technical | derecho de tierras, comunidades campesinas y nativas legal, agrarian law, agricultural law | Derecho civil
Derecho ambiental | technical | environmental law, legislación ambiental, normativa ambiental, derecho del medio ambiente | Gestión ambiental, Derecho minero
Derecho minero | technical | mining law, concesiones mineras, petitorios mineros, legislación minera, ingemmet trámites, derecho minero ambiental | Derecho ambiental, Servidumbres
Derecho de energía e hidrocarburos | technical | energy law, derecho de la energía, regulación energética, derecho eléctrico, oil and gas law | Regulación económica
Derecho de aguas | technical | derechos de uso de agua, ley de recursos hídricos, licencias de uso de agua, autoridad nacional del agua, water law, water rights | Derecho ambiental, Gestión de recursos hídricos
Servidumbres | technical | servidumbres mineras y eléctricas, adquisición de tierras, saneamiento de servidumbres, land acquisition | Derecho inmobiliario, Relaciones comunitarias
Derecho de la infraestructura | technical | derecho de la construcción, construction law, contratos de concesión, contratos fidic, fidic, contratos nec | Asociaciones Público Privadas, Arbitraje
Derecho bancario | technical | banking law, derecho financiero, derecho bancario y financiero | Normativa SBS
Derecho del mercado de valores | technical | securities law, regulación smv | Mercado de capitales, Derecho corporativo
Derecho de seguros | technical | insurance law, contratos de seguros | Seguros generales
Derecho concursal | technical | reestructuración patrimonial, procedimientos concursales, insolvency law, procedimiento concursal ordinario | Derecho comercial, Trámites INDECOPI
Derecho de la competencia | technical | libre competencia, antitrust, competition law, competencia desleal, control de concentraciones empresariales | Regulación económica, Trámites INDECOPI
Protección al consumidor | technical | derecho del consumidor, código de protección y defensa del consumidor, consumer protection, reclamos ante indecopi, consumer law | Trámites INDECOPI, Libro de Reclamaciones
Libro de Reclamaciones | technical | atención del libro de reclamaciones, hojas de reclamación, reclamos indecopi, codigo de proteccion al consumidor, complaints book | Protección al consumidor, Manejo de reclamos
Trámites INDECOPI | technical | indecopi, procedimientos ante indecopi, denuncias indecopi, consumer and competition authority procedures | Protección al consumidor, Registro de marcas
Propiedad intelectual | technical | intellectual property, derecho de propiedad intelectual, ?pi | Registro de marcas, Derechos de autor, Patentes
Registro de marcas | technical | derecho de marcas, marcas y signos distintivos, trademark registration, derecho marcario, trademarks, registro de marca indecopi | >Propiedad intelectual, Branding
Derechos de autor | technical | copyright, copyright law | Propiedad intelectual
Patentes | technical | patent law, redacción de patentes, patentes de invención, modelos de utilidad | Propiedad intelectual
Protección de datos personales | technical | ?ley de protección de datos personales, ?ley 29733, gdpr, habeas data, banco de datos personales, oficial de datos personales, data protection | Compliance, Derecho informático, Seguridad de la información
Derecho informático | technical | derecho digital, legaltech, delitos informáticos, contratos informáticos, computer law, information technology law | Protección de datos personales, Propiedad intelectual
Derecho de las telecomunicaciones | technical | telecommunications law, regulación de telecomunicaciones | Regulación económica
Derecho aduanero | technical | customs law, ley general de aduanas, procedimientos aduaneros sancionadores | Aduanas, Tributación aduanera
Derecho marítimo | technical | maritime law, derecho portuario, derecho marítimo y portuario | Gestión portuaria
Derecho del transporte | technical | normativa de transporte terrestre, sutran procedimientos, papeletas y sanciones de tránsito, transport law, transportation law | Derecho administrativo sancionador, Permisos de transporte
Derecho médico | technical | derecho de la salud, responsabilidad médica, negligencia médica, susalud procedimientos, medical law, health law | Derecho civil, Auditoría médica
Derecho regulatorio sanitario legal | technical | asuntos regulatorios legales, regulación de alimentos y medicamentos, health regulatory law, food and drug law | Asuntos regulatorios
Derecho migratorio | technical | immigration law, abogado migratorio | Trámites migratorios
Trámites migratorios | technical | carné de extranjería, migraciones perú, trámites de visa, calidad migratoria, superintendencia de migraciones, immigration procedures, visa processing | Derecho migratorio
Derecho deportivo | technical | sports law, contratos deportivos | Derecho laboral
Derecho militar policial | technical | procedimientos disciplinarios policiales, régimen disciplinario pnp, military and police law, military law | Derecho administrativo sancionador
Elaboración de contratos | technical | redacción de contratos, revisión de contratos, contract drafting, contratos civiles y comerciales, elaboración y revisión de contratos, contratos comerciales, contratos civiles | Derecho civil, Control de contratos de servicios
Redacción jurídica | technical | redacción legal, legal writing, elaboración de escritos, redacción de demandas, redacción de escritos legales, informes legales, argumentación jurídica | Investigación jurídica
Investigación jurídica | technical | legal research, búsqueda de jurisprudencia, análisis jurisprudencial | Redacción jurídica
Litigación | technical | litigios, patrocinio judicial, defensa judicial, litigation, procesos judiciales, seguimiento de procesos judiciales, defensa legal | Litigación oral, Procuración
Litigación oral | technical | técnicas de litigación oral, juicios orales, oral advocacy, audiencias judiciales | >Litigación
Procuración | technical | procurador legal, procuraduría de expedientes, seguimiento de expedientes judiciales, lectura de expedientes, diligencias judiciales, court filings, legal errands | Expediente Judicial Electrónico
Expediente Judicial Electrónico | tool | mesa de partes electrónica, mesa de partes virtual poder judicial, sinoe, casillas electrónicas judiciales, consulta de expedientes judiciales cej, eje poder judicial, electronic court file, electronic case file | Procuración, Litigación
Procuraduría pública | technical | defensa jurídica del estado, procuradores públicos, defensa judicial del estado, state legal defense, legal defense of the state | Litigación, Derecho administrativo
Arbitraje | technical | arbitration, procesos arbitrales, secretaría arbitral, arbitraje en contrataciones del estado, arbitraje comercial | Conciliación extrajudicial, Junta de resolución de disputas
Junta de resolución de disputas | technical | dispute boards, jprd, junta de prevención y resolución de disputas | Arbitraje, Derecho de la infraestructura
Conciliación extrajudicial | technical | conciliador extrajudicial, centro de conciliación, solución alternativa de conflictos, mediación y conciliación, conciliador acreditado minjus, out-of-court conciliation, alternative dispute resolution | Arbitraje
Compliance | technical | cumplimiento normativo, programa de cumplimiento, regulatory compliance, cumplimiento regulatorio, modelo de prevención | Prevención de lavado de activos, ISO 37001
Compliance penal | technical | modelo de prevención de delitos, ley 30424, responsabilidad administrativa de personas jurídicas | >Compliance, Derecho penal económico
ISO 37001 | technical | sistema de gestión antisoborno, anti bribery, iso 37301, antisoborno | Compliance, Integridad pública
Gobierno corporativo | technical | corporate governance, buen gobierno corporativo, secretaría de directorio | Derecho societario, Compliance
Auditoría legal | technical | due diligence legal, legal due diligence, auditoría jurídica | Derecho corporativo, Fusiones y adquisiciones
Regularización de poderes | technical | elaboración de poderes, otorgamiento de poderes, régimen de poderes, powers of attorney | Derecho notarial, Trámites SUNARP
Gestión de permisos y licencias | technical | trámites y licencias, obtención de licencias y permisos, permisos sectoriales, permitting, trámite de permisos, trámites ante entidades públicas | Licencias de funcionamiento, Simplificación administrativa
Criminalística | technical | criminología, forensics criminalística, escena del crimen, criminalistics | Grafotecnia, Medicina legal
Grafotecnia | technical | peritaje grafotécnico, documentoscopia, dactiloscopia, pericia grafotécnica, handwriting analysis, questioned documents | Criminalística
Investigación criminal | technical | investigación policial, inteligencia policial, criminal investigation | Criminalística, Derecho procesal penal
Asistencia judicial | technical | asistente judicial, especialista judicial, despacho judicial, proyección de resoluciones, secretaría de juzgado, judicial assistance, court clerk duties | Redacción jurídica, Litigación
Despacho fiscal | technical | asistente en función fiscal, ?ministerio público, asistencia fiscal, disposiciones fiscales, prosecutor's office work, prosecution assistance | Derecho procesal penal
Defensa pública | technical | defensor público, asistencia legal gratuita, alegra minjus, public defense, legal aid | Derecho penal, Litigación oral
Ejecución coactiva | technical | ejecutor coactivo, auxiliar coactivo, cobranza coactiva, medidas cautelares coactivas, coercive collection, enforced tax collection | Derecho administrativo, Rentas municipales
Consulta previa | technical | convenio 169 oit, consulta previa a pueblos indígenas, derechos de pueblos indígenas, prior consultation of indigenous peoples, free prior and informed consent | Relaciones comunitarias, Derecho ambiental
Técnica legislativa | technical | elaboración de proyectos de ley, asesoría parlamentaria, gestión parlamentaria, técnica normativa, legislative drafting, bill drafting | Derecho constitucional, Políticas públicas
Liquidación de procesos y cálculo de intereses legales | technical | intereses legales laborales, liquidación de intereses judiciales, legal interest calculation | Litigación, Pericia contable judicial
`
