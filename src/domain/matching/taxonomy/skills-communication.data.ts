/** Skills of communication, journalism, writing, translation and public relations. One per line: name | category | synonyms | related names ('>X': who has it surely has X). */
export const communicationSkills = `
Comunicación corporativa | technical | corporate communications, comunicacion organizacional, comunicacion empresarial | Comunicación interna, Relaciones públicas, Imagen institucional
Comunicación interna | technical | internal communications, comunicacion interna corporativa, endomarketing | Comunicación corporativa, Boletines internos, Clima laboral
Comunicación externa | technical | external communications, comunicacion hacia el exterior | Comunicación corporativa, Relaciones con la prensa
Comunicación institucional | technical | institutional communication, comunicacion gubernamental, comunicacion publica | Comunicación corporativa, Imagen institucional
Comunicación para el desarrollo | technical | communication for development, c4d comunicacion, ?comunicacion social, comunicacion para el cambio social | Relaciones comunitarias, Comunicación institucional
Comunicación estratégica | technical | strategic communication, estrategia de comunicacion, planificacion de la comunicacion | Plan de comunicación, Comunicación corporativa
Plan de comunicación | technical | communication plan, diseno de planes de comunicacion | Comunicación estratégica
Comunicación de crisis | technical | crisis communication, manejo de crisis comunicacional, gestion de crisis de reputacion, crisis management | Gestión de la reputación, Relaciones públicas
Comunicación científica | technical | divulgacion cientifica, science communication, periodismo cientifico | Redacción científica, Periodismo
Comunicación visual | technical | visual communication, comunicacion grafica | Diseño gráfico
Comunicación digital | technical | digital communication, comunicacion en medios digitales | Redes sociales, Comunicación corporativa
Comunicación intercultural | technical | comunicacion con comunidades, comunicacion comunitaria, radio comunitaria, intercultural communication, community radio | Comunicación para el desarrollo
Relaciones públicas | technical | public relations, rr.pp., rrpp, ?pr | Comunicación corporativa, Relaciones con la prensa, Gestión de la reputación
Relaciones con la prensa | technical | press relations, media relations, relaciones con medios, relacion con medios de comunicacion, gestion de prensa, jefe de prensa, oficina de prensa, prensa institucional | Relaciones públicas, Notas de prensa
Notas de prensa | technical | press releases, redaccion de notas de prensa, comunicados de prensa, boletines de prensa | Redacción periodística, Relaciones con la prensa
Clipping de medios | technical | monitoreo de medios, media monitoring, clipping, media clipping, analisis de medios, monitoreo de noticias | Relaciones con la prensa, Social listening
Vocería | technical | voceria institucional, spokesperson, media training, entrenamiento de voceros, formacion de voceros | Relaciones con la prensa, Hablar en público
Gestión de la reputación | technical | reputation management, reputacion corporativa, reputacion online, reputacion digital, online reputation management | Relaciones públicas, Comunicación de crisis
Imagen institucional | technical | imagen corporativa, corporate image, imagen y relaciones institucionales | Comunicación institucional, Protocolo y ceremonial
Maestro de ceremonias | technical | animacion de eventos, conduccion de eventos, master of ceremonies, presentador de eventos, animador de eventos, Oratoria y locución de eventos | Protocolo y ceremonial, Conducción de programas
Asuntos públicos | technical | public affairs, government affairs, asuntos gubernamentales, cabildeo, gestion de intereses, ?lobby, relaciones gubernamentales | Relaciones institucionales, Comunicación institucional
Relaciones institucionales | technical | institutional relations, relaciones interinstitucionales, coordinacion interinstitucional, articulacion interinstitucional | Asuntos públicos, Alianzas estratégicas
Relaciones comunitarias | technical | community relations, relacionamiento comunitario, gestion social, relaciones con comunidades, responsabilidad social minera, relacionista comunitario | Comunicación para el desarrollo, Gestión de grupos de interés, Gestión de conflictos sociales, Responsabilidad social empresarial
Gestión de grupos de interés | technical | stakeholder management, gestion de stakeholders, relacionamiento con stakeholders, mapeo de actores, manejo de stakeholders, mapa de actores, stakeholder mapping, análisis de actores | Relaciones institucionales, Gestión de proyectos, Relaciones comunitarias
Responsabilidad social empresarial | technical | rse, csr, corporate social responsibility, responsabilidad social corporativa, responsabilidad social | Sostenibilidad corporativa, Relaciones comunitarias
Sostenibilidad corporativa | technical | esg, criterios asg, corporate sustainability, gestion de sostenibilidad, ?sostenibilidad, sustainability, ?desarrollo sostenible, gri standards | Responsabilidad social empresarial, Reportes de sostenibilidad, Huella de carbono
Reportes de sostenibilidad | technical | sustainability reporting, reporte gri, global reporting initiative, estandares gri, memorias de sostenibilidad | Sostenibilidad corporativa, Memorias anuales
Memorias anuales | technical | annual reports, memoria institucional, elaboracion de memorias anuales | Redacción de informes, Comunicación corporativa
Boletines internos | technical | newsletter interno, revista interna, murales corporativos, periodico mural, internal newsletters, employee newsletter | Comunicación interna
Cultura organizacional | technical | organizational culture, clima y cultura organizacional, gestion de la cultura, gestión de la cultura organizacional, cultura y clima | Comunicación interna, Gestión del cambio organizacional, Clima laboral
Comunicación del cambio | technical | change communication, comunicacion de proyectos de cambio | Comunicación interna, Gestión del cambio organizacional
Captación de fondos | technical | fundraising, recaudacion de fondos, procura de fondos, face to face fundraising, captacion de donantes, captador de fondos f2f, captación de socios donantes | Alianzas estratégicas, Redacción de propuestas, Cooperación internacional
Incidencia política | technical | advocacy, incidencia publica | Asuntos públicos, Comunicación para el desarrollo
Periodismo | technical | journalism, periodista, labor periodistica | Redacción periodística, Reporterismo, Entrevistas periodísticas
Periodismo digital | technical | digital journalism, redactor web, redaccion web, periodismo web, redactor digital | >Periodismo, Redacción SEO
Periodismo de investigación | technical | investigative journalism, investigacion periodistica, reportajes de investigacion | >Periodismo, Verificación de datos
Periodismo de datos | technical | data journalism, reportajes con datos | >Periodismo, Visualización de datos
Periodismo deportivo | technical | sports journalism, narracion deportiva, comentarista deportivo | >Periodismo, Conducción de programas
Periodismo económico | technical | economic journalism, periodismo de negocios, periodismo financiero | >Periodismo
Periodismo televisivo | technical | periodismo de television, tv journalism, reportero de television, noticieros | >Periodismo, Reporterismo
Periodismo radial | technical | periodismo de radio, radio journalism | >Periodismo, Locución radial
Periodismo cultural | technical | critica de arte, critica cultural, critica cinematografica, cultural journalism, arts journalism | >Periodismo, Gestión cultural
Reporterismo | technical | reporting periodistico, reportero, cobertura periodistica, cobertura de noticias, reporteria | Periodismo, Entrevistas periodísticas
Entrevistas periodísticas | technical | journalistic interviews, entrevistas en vivo | Periodismo, Conducción de programas
Verificación de datos | technical | fact checking, verificacion de informacion, verificacion de noticias | Periodismo
Redacción periodística | technical | journalistic writing, news writing, redaccion de noticias, redaccion de notas periodisticas, cronica periodistica | Periodismo, Redacción
Edición periodística | technical | news editing, jefatura de redaccion, editor periodistico, edicion de noticias | Periodismo, Edición de textos
Conducción de programas | technical | conduccion de television, conductor de tv, presentador de television, conduccion radial, tv host | Locución radial, Maestro de ceremonias
Locución radial | technical | radio hosting, locucion de radio, locutor de radio | Locución, Producción radial
Producción radial | technical | radio production, produccion de radio, operador de radio, control de audio radial | Locución radial, Edición de audio
Teleprompter | tool | telepronter, prompter | Conducción de programas
Redacción | technical | writing skills, redaccion de textos, buena redaccion, habilidad de redaccion, redactor, elaboracion de textos, redaccion y ortografia | Ortografía y gramática, Corrección de textos
Redacción creativa | technical | creative writing, escritura creativa, redactor creativo | Copywriting, Redacción
Redacción de contenidos | technical | content writing, redactor de contenidos, redaccion de articulos, redaccion de blogs, blogging, article writing | Redacción, Redacción SEO, Creación de contenido
Redacción corporativa | technical | business writing, redaccion empresarial, redaccion comercial, redaccion ejecutiva | Redacción, Redacción de documentos
Redacción de documentos | technical | document drafting, elaboracion de documentos, redaccion documentaria, redaccion de oficios, redaccion de cartas e informes | Redacción, Redacción de informes
Redacción de informes | technical | report writing, elaboracion de informes, informes tecnicos, redaccion de informes tecnicos, elaboracion de reportes e informes | Redacción, Documentación técnica
Redacción de propuestas | technical | proposal writing, elaboracion de propuestas, grant writing, formulacion de propuestas tecnicas | Redacción, Captación de fondos
Redacción científica | technical | scientific writing, redaccion academica, academic writing, articulos cientificos, redaccion de tesis, publicaciones cientificas, redacción de artículos científicos, publicaciones indexadas, publicación de papers | Redacción, Normas APA, Investigación científica
Redacción de discursos | technical | speechwriting, speech writing, elaboracion de discursos | Redacción, Vocería
Ghostwriting | technical | escritor fantasma, ghost writer, redaccion de libros | Redacción creativa
Normas APA | technical | ?apa, formato apa, estilo apa, citas y referencias, estilo vancouver, apa 7, citas y referencias apa, normas vancouver, apa style | Redacción científica, Gestores de referencias
Ortografía y gramática | technical | ortografia, buena ortografia, gramatica, spelling and grammar, excelente ortografia | Redacción, Corrección de textos
Corrección de textos | technical | proofreading, correccion de estilo, corrector de estilo, correccion ortografica, copy editing, correccion de pruebas | Edición de textos, Ortografía y gramática
Edición de textos | technical | text editing, edicion de contenidos, editor de textos, edicion de libros, edicion literaria, edicion editorial | Corrección de textos, Gestión editorial
Gestión editorial | technical | editorial management, produccion editorial, publicacion de libros, publishing | Edición de textos, Diseño editorial
Síntesis informativa | technical | resumen de noticias, resumen ejecutivo de medios, news summary, media briefing | Clipping de medios
Lectura y comprensión de textos | technical | comprension lectora, reading comprehension | Redacción
Mecanografía | technical | digitacion rapida, touch typing, tipeo, tipeo rapido, mecanografia computarizada | Digitación de datos, Transcripción
Transcripción | technical | transcription, transcripcion de audios, desgrabacion, transcripcion de entrevistas, transcriptor | Mecanografía, Subtitulado
Subtitulado | technical | subtitling, subtitulos, subtitulacion, closed caption, captioning | Traducción audiovisual, Transcripción
Traducción | technical | translation, traductor, traduccion de textos, traduccion de documentos, translator | Interpretación simultánea, Revisión de traducciones
Traducción inglés-español | technical | english spanish translation, traductor ingles, traduccion del ingles, spanish english translation | >Traducción, >Inglés, >Español
Traducción oficial | technical | traduccion certificada, traductor colegiado, traductor publico juramentado, certified translation, sworn translation | >Traducción
Traducción técnica | technical | technical translation, traduccion cientifica y tecnica | >Traducción
Traducción jurídica | technical | legal translation, traduccion legal, traduccion de contratos | >Traducción
Traducción médica | technical | medical translation, traduccion de textos medicos | >Traducción
Traducción audiovisual | technical | audiovisual translation, traduccion para subtitulado | >Traducción, Subtitulado
Traducción literaria | technical | literary translation, traduccion de libros | >Traducción
Traducción de lenguas originarias | technical | traduccion de quechua, interprete de lenguas indigenas, traductor de lenguas originarias, traduccion quechua espanol, interprete de quechua, indigenous language translation | Traducción, Interculturalidad
Revisión de traducciones | technical | translation review, translation proofreading, revision y edicion de traducciones, posedicion, post-editing, posedicion de traduccion automatica | Traducción, Corrección de textos
Localización de contenidos | technical | localization, content localization, localizacion de videojuegos | Traducción, Internacionalización de software
Interpretación simultánea | technical | simultaneous interpretation, interprete simultaneo, interpretacion de conferencias, conference interpreting | Interpretación consecutiva, Traducción
Interpretación consecutiva | technical | consecutive interpretation, interpretacion de enlace, interprete consecutivo | Interpretación simultánea
Interpretación remota | technical | remote interpreting, interprete telefonico, over the phone interpreter, interprete medico telefonico, interprete bilingue | Interpretación consecutiva, Inglés
Interpretación en lengua de señas | technical | interprete de lengua de senas, interprete de senas, sign language interpreting, interpretacion en lsp | >Lengua de señas peruana
Gestión terminológica | technical | terminologia, terminology management, glosarios de traduccion | Traducción, Herramientas TAC
Herramientas TAC | technical | cat tools, herramientas cat, computer assisted translation, traduccion asistida por computadora | Trados Studio, memoQ
Trados Studio | tool | trados, sdl trados, sdl trados studio | >Herramientas TAC, memoQ, Wordfast
memoQ | tool | memo q | >Herramientas TAC, Trados Studio
Wordfast | tool | word fast | >Herramientas TAC, Trados Studio
OmegaT | tool | omega t | >Herramientas TAC
Phrase TMS | tool | memsource | >Herramientas TAC, Smartcat
Smartcat | tool | smart cat | >Herramientas TAC
Aegisub | tool | subtitulado con aegisub, aegisub subtitling | Subtitulado
Subtitle Edit | tool | subtitle workshop | Subtitulado, Aegisub
DeepL | tool | traductor deepl | Revisión de traducciones
Traducción automática | technical | machine translation, neural machine translation | DeepL, Revisión de traducciones
Gestión cultural | technical | cultural management, gestor cultural, promocion cultural, proyectos culturales, produccion cultural, políticas culturales, estímulos económicos para la cultura | Organización de eventos, Periodismo cultural, Patrimonio cultural
Gestión de bibliotecas | technical | library management, bibliotecologia, catalogacion bibliografica, bibliotecario, biblioteconomia, Biblioteca y bibliotecología, ?biblioteca, librarianship, ciencias de la información | Gestión de la información, Archivística
Gestión de la información | technical | information management, gestion del conocimiento, knowledge management | Gestión de bibliotecas, Sistema de gestión documental
Koha | tool | koha ils | Gestión de bibliotecas
MARC21 | technical | marc 21, formato marc | Gestión de bibliotecas, Koha
DSpace | tool | repositorio institucional, repositorios digitales | Gestión de bibliotecas
Open Journal Systems | tool | ojs, revista cientifica ojs | Gestión editorial, Redacción científica
Zotero | tool | gestores bibliograficos | Redacción científica, Normas APA, >Gestores de referencias
Mendeley | tool | mendeley reference manager, mendeley desktop | Zotero, Normas APA, >Gestores de referencias
EndNote | tool | end note | Zotero, Normas APA, >Gestores de referencias, Mendeley
Turnitin | tool | software antiplagio | Redacción científica
Grammarly | tool | correccion con grammarly, grammarly premium | Corrección de textos
`
