/** Skills of medicine, nursing, pharmacy, laboratory, dentistry, psychology and therapies: name | category | synonyms | related. */
export const healthSkills = `
?Medicina general | technical | general medicine, médico general, médico cirujano, ?medicina, consulta médica general, ?consulta médica | Atención primaria de salud, Medicina interna
Medicina interna | technical | internal medicine, médico internista, internista | Medicina general
Medicina familiar y comunitaria | technical | medicina familiar, family medicine, médico de familia | Atención primaria de salud, Medicina general
Pediatría | technical | pediatrics, médico pediatra, pediatra, atención pediátrica | Neonatología, Control de crecimiento y desarrollo
Neonatología | technical | neonatology, atención neonatal, reanimación neonatal, unidad de cuidados neonatales, neonatólogo, cuidados neonatales | Pediatría
Ginecología y obstetricia | technical | ginecología, gynecology, gineco obstetricia, ginecólogo, ginecología obstetricia | Obstetricia, Ecografía
Obstetricia | technical | obstetrics, obstetra, midwifery, atención del parto, atención prenatal, control prenatal, psicoprofilaxis obstétrica, estimulación prenatal, atención de gestantes | Planificación familiar, Ginecología y obstetricia
Planificación familiar | technical | salud sexual y reproductiva, family planning, salud reproductiva, métodos anticonceptivos, reproductive health | Obstetricia
Cirugía general | technical | general surgery, cirujano general, cirugía laparoscópica, laparoscopía | Cirugía menor, Instrumentación quirúrgica
Cirugía menor | technical | suturas, minor surgery, sutura de heridas, procedimientos de cirugía menor | Medicina general
Cirugía plástica | technical | plastic surgery, cirujano plástico, cirugía estética | Medicina estética, Cirugía general
Cardiología | technical | cardiology, cardiólogo, ecocardiografía, ecocardiograma | Electrocardiograma, Medicina interna
Electrocardiograma | technical | toma de electrocardiograma, ekg, ecg, electrocardiography, lectura de ekg, holter | Cardiología
Neurología | technical | neurology, neurólogo, neurocirugía, electroencefalograma | Medicina interna
Traumatología y ortopedia | technical | traumatología, orthopedics, traumatólogo, ortopedia, ortopedia y traumatología, colocación de yesos | Terapia física y rehabilitación
Medicina de rehabilitación | technical | medicina física y rehabilitación, physical medicine and rehabilitation, médico rehabilitador | Terapia física y rehabilitación
Oftalmología | technical | ophthalmology, oftalmólogo, cirugía de catarata | Optometría
Optometría | technical | optometry, medida de la vista, optómetra, refracción ocular, adaptación de lentes de contacto, ?óptica, montaje de lunas ópticas, consultor óptico | Oftalmología
Otorrinolaringología | technical | otolaryngology, otorrino, otorrinolaringólogo | Audiometría
Audiometría | technical | audiología, audiometry, audiología ocupacional, cámara audiométrica | Espirometría, Salud ocupacional
Espirometría | technical | spirometry, espirometría ocupacional niosh | Salud ocupacional, Audiometría
Dermatología | technical | dermatology, dermatólogo, dermatología clínica | Medicina estética
Medicina estética | technical | aesthetic medicine, botox y rellenos, ácido hialurónico, toxina botulínica, armonización facial | Dermatología, Cosmetología
Gastroenterología | technical | gastroenterology, endoscopía, endoscopía digestiva, gastroenterólogo, colonoscopía | Medicina interna
Endocrinología | technical | endocrinology, diabetología, endocrinólogo, control de diabetes | Medicina interna
Neumología | technical | pulmonology, neumólogo, enfermedades respiratorias | Medicina interna, Espirometría
Nefrología y hemodiálisis | technical | nefrología, nephrology, hemodiálisis, hemodialysis, diálisis, enfermería nefrológica, diálisis peritoneal | Medicina interna, Enfermería
Urología | technical | urology, urólogo | Cirugía general
Oncología | technical | oncology, oncólogo, quimioterapia, chemotherapy, enfermería oncológica, radioterapia | Medicina interna, Cuidados paliativos
Hematología y banco de sangre | technical | hematología, banco de sangre, hemoterapia, blood bank, hematology, tamizaje de donantes, ?transfusiones | Laboratorio clínico
Infectología | technical | infectious diseases, vih y its, control de tuberculosis, programa de tuberculosis, enfermedades infecciosas, tbc, infectious diseases medicine | Epidemiología, Control de infecciones
Reumatología | technical | rheumatology, reumatólogo | Medicina interna
Geriatría y gerontología | technical | geriatría, geriatrics, gerontología, gerontology, geriatra | Cuidado de adultos mayores, Medicina interna
Psiquiatría | technical | psychiatry, psiquiatra, médico psiquiatra | Salud mental comunitaria, Psicología clínica
Anestesiología | technical | anesthesiology, anestesiólogo, anestesia, recuperación postanestésica | Centro quirúrgico
Emergencias y urgencias médicas | technical | emergencias médicas, emergency medicine, urgencias médicas, atención de emergencias médicas, médico de emergencias, triaje, triage, tópico de emergencia, trauma shock | Soporte vital avanzado, Atención prehospitalaria
Cuidados intensivos | technical | ?uci, intensive care, medicina intensiva, unidad de cuidados intensivos, enfermería intensivista, ventilación mecánica invasiva, enfermería en uci, cuidados críticos, ventilador mecánico, monitoreo hemodinámico, paciente crítico, pacientes críticos, soporte ventilatorio, cuidado crítico, drogas vasoactivas | Emergencias y urgencias médicas, Enfermería
Atención prehospitalaria | technical | paramédico, paramedic, técnico en emergencias médicas, ?ambulancia, emergencias prehospitalarias, prehospital care, phtls, atención en ambulancia | Primeros auxilios, Soporte vital básico
Soporte vital básico | technical | ?bls, basic life support, rcp, reanimación cardiopulmonar, cpr, rcp básico, manejo de dea | Primeros auxilios
Soporte vital avanzado | technical | acls, advanced cardiac life support, pals pediátrico, soporte vital cardiovascular avanzado, rcp avanzado | >Soporte vital básico, Emergencias y urgencias médicas
Primeros auxilios | technical | first aid, curso de primeros auxilios, auxilios básicos, certificado de primeros auxilios | Brigadas de emergencia
Radiología e imágenes | technical | radiología, tecnología médica en radiología, radiology, rayos x, diagnóstico por imágenes, toma de rayos x, tecnólogo médico en radiología, mamografía, diagnostic imaging, radiografías | Tomografía y resonancia magnética, Ecografía, Protección radiológica
Tomografía y resonancia magnética | technical | tomografía, resonancia magnética, ct scan, ?mri, tomógrafo, tomografía computarizada | Radiología e imágenes
Ecografía | technical | ultrasonido médico, ultrasound, ecografía obstétrica, ecografista, ecografía doppler | Radiología e imágenes
Protección radiológica | technical | licencia ipen, ipen, radioprotección, radiation protection, oficial de protección radiológica | Radiología e imágenes
Medicina nuclear | technical | nuclear medicine, radiofarmacia, gammagrafía | Radiología e imágenes
Anatomía patológica | technical | patología clínica, pathology, citología, histopatología, papanicolaou, lectura de papanicolaou, citotecnólogo | Laboratorio clínico
Medicina legal | technical | forensic medicine, médico legista, medicina forense, necropsias, antropología forense | Criminalística, Anatomía patológica
Enfermería | technical | nursing, cuidados de enfermería, licenciada en enfermería, licenciado en enfermería, atención de enfermería, proceso de atención de enfermería, nurse, hospitalización enfermería | Administración de medicamentos, Control de funciones vitales
Técnica en enfermería | technical | técnico en enfermería, auxiliar de enfermería, enfermería técnica, nursing assistant, técnico asistencial | Control de funciones vitales, Administración de medicamentos
Enfermería ocupacional | technical | enfermera ocupacional, occupational nursing, tópico de empresa, tópico de enfermería, enfermero ocupacional | >Enfermería, Salud ocupacional
Centro quirúrgico | technical | enfermería en centro quirúrgico, sala de operaciones, operating room nursing, circulante de sala | Instrumentación quirúrgica, Esterilización hospitalaria
Instrumentación quirúrgica | technical | instrumentista quirúrgico, surgical instrumentation, enfermera instrumentista, instrumentista en sala | Centro quirúrgico
Esterilización hospitalaria | technical | central de esterilización, sterilization, esterilización de instrumental, autoclave hospitalario, esterilización de materiales | Centro quirúrgico, Bioseguridad
Administración de medicamentos | technical | administración de inyectables, inyectables, aplicación de inyectables, medication administration, cinco correctos, colocación de inyectables | Enfermería, Canalización de vías
Canalización de vías | technical | venopunción, canalización de vía periférica, venipuncture, colocación de vías, acceso venoso periférico | Enfermería, Toma de muestras
Control de funciones vitales | technical | signos vitales, funciones vitales, vital signs, toma de presión arterial, control de signos vitales, toma de signos vitales | Enfermería
Curación de heridas | technical | curaciones, wound care, curación de heridas y ostomías, ostomías, curación avanzada de heridas | Enfermería
Sondas y catéteres | technical | colocación de sondas, sonda vesical, sonda nasogástrica, catheterization, aspiración de secreciones | Enfermería
Kardex de enfermería | technical | notas de enfermería, registros de enfermería, nursing records, anotaciones de enfermería | Enfermería, Historias clínicas
Inmunizaciones | technical | vacunación, inmunizaciones y cadena de frío, vaccination, vacunador, esni, estrategia de inmunizaciones, immunization | Enfermería, Cadena de frío
Control de crecimiento y desarrollo | technical | cred, control cred, crecimiento y desarrollo, growth monitoring, control de niño sano | Enfermería, Pediatría
Atención domiciliaria en salud | technical | home care, cuidado de pacientes a domicilio, atención médica domiciliaria, enfermería a domicilio, hospitalización en casa, cuidado de pacientes | Cuidado de adultos mayores
Cuidado de adultos mayores | technical | cuidador de adulto mayor, elderly care, cuidadora de ancianos, atención al adulto mayor, cuidado de ancianos, cuidado geriátrico | Atención domiciliaria en salud
Cuidados paliativos | technical | palliative care, manejo del dolor, terapia del dolor | Oncología
Control de infecciones | technical | infecciones asociadas a la atención de salud, infecciones intrahospitalarias, infection control, lavado de manos clínico | Bioseguridad, Enfermería
Seguridad del paciente | technical | patient safety, rondas de seguridad del paciente, eventos adversos en salud | Calidad en salud
Calidad en salud | technical | gestión de la calidad en salud, healthcare quality, acreditación de establecimientos de salud, autoevaluación en salud, joint commission | Sistemas de gestión de la calidad, Auditoría médica
Auditoría médica | technical | auditoría en salud, medical audit, auditor médico, auditoría de historias clínicas, auditoría de expedientes médicos | Calidad en salud, Auditoría de seguros de salud
Auditoría de seguros de salud | technical | liquidación de expedientes médicos, cartas de garantía, facturación hospitalaria, tarifario segus, tedef, trama tedef, facturación de clínicas, liquidador de cuentas médicas, health insurance claims audit, medical claims audit | Auditoría médica, Facturación
Historias clínicas | technical | archivo de historias clínicas, medical records, llenado de historias clínicas, registros médicos, manejo de historias clínicas | Historia clínica electrónica
Historia clínica electrónica | tool | electronic health records, sihce, e-qhali, his hospitalario, software clínico, electronic medical records | Historias clínicas, HIS-MINSA
HIS-MINSA | tool | hisminsa, registro his, codificación his | Historias clínicas, Atención primaria de salud
Seguro Integral de Salud SIS | technical | seguro integral de salud, atenciones sis, fua, formato único de atención, llenado de fua, arfsis, afiliación al sis, public health insurance | HIS-MINSA
Sistemas de referencia REFCON | tool | refcon, referencia y contrarreferencia, patient referral system | Atención primaria de salud
Sistemas de EsSalud ESSI | tool | essi, explota datos essalud, sgss essalud, sistema essi, essalud health information system | Historia clínica electrónica
Admisión hospitalaria | technical | admisión de pacientes, citas médicas, hospital admissions, programación de citas médicas, admisionista, counter de clínica, recepción de pacientes | Atención al usuario de salud
Atención al usuario de salud | technical | orientación al paciente, plataforma de atención al usuario en salud, atención al paciente, trato al paciente, patient care service | Admisión hospitalaria
CIE-10 | technical | cie10, clasificación internacional de enfermedades, codificación cie-10, icd-10, international classification of diseases | Historias clínicas, Auditoría médica
Telemedicina | technical | telesalud, telemedicine, teleconsulta, teletriaje, telehealth | Medicina general
Atención primaria de salud | technical | primary health care, atención integral de salud, mais bfc, primer nivel de atención | Salud pública, Medicina familiar y comunitaria
Salud pública | technical | public health, estrategias sanitarias, políticas de salud, gestión de programas de salud, estrategias sanitarias nacionales | Epidemiología, Atención primaria de salud
Epidemiología | technical | epidemiology, vigilancia epidemiológica, notificación epidemiológica, notiweb, brotes epidemiológicos | Salud pública, Bioestadística
Promoción de la salud | technical | health promotion, educación para la salud, prevención de enfermedades, sesiones educativas en salud, agentes comunitarios de salud | Salud pública
Gestión hospitalaria | technical | administración de servicios de salud, gestión de servicios de salud, hospital management, gestión en salud, gerencia en salud, administración hospitalaria, administración en salud | Salud pública, Categorización de establecimientos de salud
Categorización de establecimientos de salud | technical | renipress, ?susalud, ipress, registro renipress, habilitación de ipress, health facility licensing, health facility categorization | Gestión hospitalaria
Salud ambiental | technical | environmental health, vigilancia sanitaria, saneamiento ambiental, control vectorial, control de vectores, control del dengue | Salud pública, Fumigación y control de plagas
Salud mental comunitaria | technical | salud mental, mental health, centro de salud mental comunitario, ?csmc, psicoeducación | Psicología clínica, Psiquiatría
SERUMS | technical | serums culminado, serums concluido, resolución de término de serums, constancia de serums, rural health service | Atención primaria de salud
Colegiatura y habilitación en salud | technical | colegiado en colegio médico, rne especialista médico, cmp habilitado, cep habilitado, colegio de enfermeros, health professional license, licensed health professional | Medicina general, Enfermería
Farmacia | technical | pharmacy, químico farmacéutico, ?farmacia y bioquímica, ?qf, pharmacist, farmacéutico | Dispensación de medicamentos, Dirección técnica farmacéutica
Dirección técnica farmacéutica | technical | director técnico de farmacia, químico farmacéutico director técnico, technical director pharmacy, dirección técnica de botica | >Farmacia, DIGEMID
Dispensación de medicamentos | technical | expendio de medicamentos, dispensación, técnico en farmacia, drug dispensing, atención en botica, lectura de recetas, buenas prácticas de dispensación, técnica en farmacia, atención en farmacia, venta de medicamentos | Farmacia
Farmacología | technical | pharmacology, farmacología clínica, farmacoterapia, conocimiento de medicamentos | Farmacia
Farmacovigilancia | technical | pharmacovigilance, tecnovigilancia, reacciones adversas a medicamentos, ?ram reportes | Farmacia, DIGEMID
DIGEMID | technical | trámites digemid, normativa digemid, registros sanitarios digemid, vuce digemid, buenas prácticas de oficina farmacéutica, drug regulatory authority procedures | Asuntos regulatorios, Farmacia
Asuntos regulatorios | technical | regulatory affairs, registro sanitario, asuntos regulatorios farmacéuticos, registro sanitario de medicamentos, notificación sanitaria obligatoria, inscripción de registros sanitarios | DIGEMID, Dispositivos médicos
Dispositivos médicos | technical | medical devices, equipos médicos comerciales, especialista de producto médico, material médico, insumos médicos | Ingeniería biomédica
Farmacia hospitalaria | technical | farmacia clínica, hospital pharmacy, dosis unitaria, seguimiento farmacoterapéutico, mezclas intravenosas | >Farmacia
Formulación magistral | technical | preparados magistrales, compounding, preparados galénicos | Farmacia
Validación de procesos farmacéuticos | technical | validaciones farmacéuticas, process validation, calificación de equipos farmacéuticos, validación de métodos analíticos, validación de limpieza farmacéutica | Industria farmacéutica y cosmética, ISO/IEC 17025
Visita médica | technical | visitador médico, medical sales visits, promoción médica, representante médico, visitador a farmacias, medical representative, visitadora medica, medical sales representative, pharma sales | Farmacología, Ventas, Marketing farmacéutico
Investigación clínica | technical | ensayos clínicos, clinical trials, clinical research, buenas prácticas clínicas, good clinical practice, monitor de estudios clínicos, coordinador de estudios clínicos | Bioestadística, Ética de la investigación
Laboratorio clínico | technical | tecnología médica en laboratorio clínico, clinical laboratory, análisis clínicos, tecnólogo médico en laboratorio, patología clínica laboratorio, bioquímica clínica, técnico de laboratorio clínico | Toma de muestras, Hematología y banco de sangre, Microbiología
Toma de muestras | technical | extracción de sangre, flebotomía, phlebotomy, toma de muestras biológicas, tomador de muestra, sample collection, toma de muestra sanguínea, hisopado | Laboratorio clínico
Biología molecular | technical | molecular biology, pcr, pcr en tiempo real, secuenciamiento, extracción de adn, rt-pcr | Laboratorio clínico, Biotecnología
Inmunología y serología | technical | inmunología, serología, immunology, ?elisa, pruebas rápidas diagnósticas, inmunoensayos | Laboratorio clínico
Genética médica | technical | genetics, citogenética, genética humana, genética | Biología molecular
Odontología | technical | dentistry, cirujano dentista, odontología general, odontólogo, dentista, estomatología | Endodoncia, Ortodoncia, Rehabilitación oral
Ortodoncia | technical | orthodontics, ortodoncista, brackets, alineadores dentales | >Odontología
Endodoncia | technical | endodontics, endodoncista, tratamiento de conductos | >Odontología
Rehabilitación oral | technical | prótesis dental, prosthodontics, coronas y puentes dentales, carillas dentales, diseño de sonrisa | >Odontología, Laboratorio dental
Implantología dental | technical | implantes dentales, dental implants, implantología oral | >Odontología
Odontopediatría | technical | pediatric dentistry, odontopediatra | >Odontología
Periodoncia | technical | periodontics, destartraje, profilaxis dental, periodoncista, curetaje dental | >Odontología
Cirugía bucal y maxilofacial | technical | cirugía bucal, maxillofacial surgery, exodoncia, cirugía oral, cirugía maxilofacial | >Odontología
Asistencia dental | technical | asistente dental, dental assistant, auxiliar dental, asistenta dental, higienista dental | Odontología, Esterilización hospitalaria
Laboratorio dental | technical | técnico dental, dental laboratory, prótesis dentales laboratorio, cad cam dental, ceramista dental, mecánica dental | Rehabilitación oral
Radiología bucal | technical | radiología oral y maxilofacial, radiografías dentales, tomografía dental cone beam, dental radiology, oral radiology | Odontología, Radiología e imágenes
Psicología clínica | technical | clinical psychology, psicólogo clínico, ?psicología, atención psicológica, consejería psicológica, ?psychology, psicología clínica y de la salud | Psicoterapia, Evaluación psicológica
Psicoterapia | technical | psychotherapy, terapia psicológica, terapia cognitivo conductual, cognitive behavioral therapy, ?tcc, terapia breve, intervención psicoterapéutica, psicoterapeuta | Psicología clínica
Evaluación psicológica | technical | psychological assessment, pruebas psicológicas, informes psicológicos, aplicación de test psicológicos, diagnóstico psicológico, psicodiagnóstico, pruebas psicométricas, evaluaciones psicométricas, evaluación psicométrica, batería psicológica | Psicología clínica, Psicometría
Psicometría | technical | psychometrics, construcción de instrumentos psicométricos, adaptación de pruebas psicológicas | Evaluación psicológica, Estadística
Psicología forense | technical | psicología jurídica, forensic psychology, peritaje psicológico, cámara gesell | Psicología clínica, Criminalística
Terapia familiar y de pareja | technical | terapia familiar sistémica, family therapy, terapia de pareja, couples therapy, consejería familiar | Psicoterapia
Psicología infantil | technical | child psychology, terapia de juego, psicología del niño y adolescente, psicología infantil y adolescente, psicólogo infantil | Psicología clínica, Terapia de modificación de conducta
Terapia de modificación de conducta | technical | modificación de conducta, ?aba, applied behavior analysis, terapia conductual aba, terapia conductual infantil | Educación especial, Psicología infantil
Neuropsicología | technical | neuropsychology, rehabilitación neuropsicológica, estimulación cognitiva | Psicología clínica
Intervención en crisis | technical | crisis intervention, primeros auxilios psicológicos, contención emocional, soporte emocional, psychological first aid, contención psicológica | Psicología clínica
Prevención y tratamiento de adicciones | technical | consejería en adicciones, addiction treatment, comunidades terapéuticas, prevención del consumo de drogas, ?devida | Salud mental comunitaria, Psicología clínica
Terapia física y rehabilitación | technical | fisioterapia, physiotherapy, physical therapy, terapia física, fisioterapeuta, terapista físico, kinesiología, tecnólogo médico en terapia física, rehabilitación física, fisioterapia y rehabilitación | Agentes físicos en fisioterapia, Terapia manual
Agentes físicos en fisioterapia | technical | electroterapia, magnetoterapia, ultrasonido terapéutico, electrotherapy, termoterapia y crioterapia, ondas de choque, physical agents therapy | Terapia física y rehabilitación
Terapia manual | technical | quiropraxia, manual therapy, osteopatía, punción seca, kinesiotaping, quiropráctica, vendaje neuromuscular | Terapia física y rehabilitación, Masoterapia
Fisioterapia deportiva | technical | sports physiotherapy, rehabilitación deportiva, lesiones deportivas | >Terapia física y rehabilitación, Entrenamiento deportivo
Fisioterapia respiratoria | technical | respiratory therapy, terapia respiratoria, fisioterapia cardiorrespiratoria | Terapia física y rehabilitación
Terapia de lenguaje | technical | speech therapy, fonoaudiología, terapista de lenguaje, logopedia, terapia del habla, terapia de aprendizaje | Terapia ocupacional, Educación especial
Terapia ocupacional | technical | occupational therapy, terapista ocupacional, integración sensorial | Terapia física y rehabilitación
Hidroterapia | technical | hydrotherapy, terapia acuática | Terapia física y rehabilitación
Órtesis y prótesis | technical | ortesista, prosthetics and orthotics, protesista, podología, podólogo, podiatry | Terapia física y rehabilitación
Nutrición clínica | technical | nutrición y dietética, nutrición, clinical nutrition, nutricionista, dietética, dietoterapia, nutrition, soporte nutricional, planes nutricionales, consejería nutricional | Evaluación nutricional antropométrica, Planificación de menús
Evaluación nutricional antropométrica | technical | antropometría, anthropometry, evaluación nutricional, antropometría isak, tamizaje de anemia, dosaje de hemoglobina, valoración nutricional | Nutrición clínica
Nutrición deportiva | technical | sports nutrition, nutricionista deportivo | >Nutrición clínica, Entrenamiento deportivo
Nutrición pública | technical | nutrición comunitaria, public health nutrition, prevención de anemia y desnutrición, sesiones demostrativas de alimentos | Nutrición clínica, Salud pública
Servicios de alimentación colectiva | technical | concesionario de alimentos, food service, comedores industriales, catering industrial, administración de comedores, servicios de alimentación, alimentación colectiva, comedor industrial, comedor de personal, concesionaria de alimentos, concesionario de comedores, alimentación de colectividades, ?comensales | Planificación de menús, Buenas Prácticas de Manufactura
Planificación de menús | technical | elaboración de menús, menu planning, programación de menús, dosificación de recetas, ciclo de menús, ?menú, programar el menú, menú diario | Nutrición clínica, Costos de alimentos y bebidas
Dietas hospitalarias | technical | dietas blandas, dietas hiposódicas, dietas terapéuticas, cocina dietética, cocina de dietas, dietas especiales, hospital diets, therapeutic diets | Nutrición clínica, Producción de cocina, Servicios de alimentación colectiva
Ingeniería biomédica | technical | equipos biomédicos, biomedical engineering, mantenimiento de equipos biomédicos, mantenimiento de equipos médicos, equipamiento médico, ingeniería clínica | Electrónica, Calibración de instrumentos
Medicina alternativa y complementaria | technical | acupuntura, acupuncture, medicina tradicional, homeopatía, terapias alternativas, reiki, medicina complementaria, fitoterapia | Terapia manual
Lactancia materna | technical | consejería en lactancia materna, breastfeeding counseling, lactario institucional | Obstetricia, Control de crecimiento y desarrollo
Evacuación aeromédica y traslado de pacientes | technical | traslado de pacientes, patient transport, traslado asistido, camillero, conductor de ambulancia | Atención prehospitalaria
Diagnóstico clínico | technical | diagnóstico médico, evaluación clínica, diagnóstico y tratamiento, clinical diagnosis | Historia clínica
Cuidados posoperatorios | technical | cuidados postoperatorios, atención posoperatoria, postoperative care | Diagnóstico clínico
`
