/** Skills of office software and everyday digital tools. One per line: name | category | synonyms | related names ('>X': who has it surely has X). */
export const officeSkills = `
Microsoft Office | tool | ms office, ?office, ofimatica, paquete office, suite office, microsoft office suite, herramientas ofimaticas, office suite, herramientas de oficina, programas de office, word excel y powerpoint | Microsoft 365, Google Workspace, >Microsoft Excel, >Microsoft Word, >Microsoft PowerPoint
Microsoft 365 | tool | office 365, o365, m365, ms 365, microsoft office 365 | >Microsoft Office, Google Workspace, Microsoft Teams
Microsoft Excel | tool | excel, ms excel, excel 365, excel empresarial, hojas de calculo de excel, microsoft excel 365, excell, exel, exell, excel basico e intermedio | Google Sheets, Tablas dinámicas, Macros de Excel, Microsoft Office
Tablas dinámicas | technical | pivot tables, tablas y graficos dinamicos, tablas dinamicas en excel, power pivot | >Microsoft Excel
Macros de Excel | technical | macros, excel macros, programacion de macros, macros vba, excel vba | >Microsoft Excel, VBA
Funciones de Excel | technical | formulas de excel, buscarv, vlookup, excel formulas, funciones avanzadas de excel, excel functions | >Microsoft Excel
Dashboards en Excel | technical | tableros en excel, excel dashboards | >Microsoft Excel, Dashboards
Solver | tool | excel solver, solver de excel | >Microsoft Excel, Investigación de operaciones
Hojas de cálculo | technical | spreadsheets, planillas de calculo, manejo de hojas de calculo | Microsoft Excel, Google Sheets
Microsoft Word | tool | word, ms word | Google Docs, Procesadores de texto, Microsoft Office
Procesadores de texto | technical | word processing, word processors | Microsoft Word, Google Docs
Microsoft PowerPoint | tool | powerpoint, power point, ms powerpoint, ms power point, ppt | Google Slides, Prezi, Presentaciones visuales, Microsoft Office
Microsoft Outlook | tool | outlook, ms outlook, outlook 365 | Gmail, Gestión de correo electrónico
Microsoft Access | tool | ms access, ?access, access database, access vba | Microsoft Excel, Bases de datos
Microsoft Visio | tool | visio, ms visio | Lucidchart, Diagramas de flujo
Microsoft Publisher | tool | ms publisher, ?publisher | Canva
Microsoft OneNote | tool | onenote, one note | Notion, Evernote
Microsoft OneDrive | tool | onedrive, one drive | Google Drive, Dropbox, SharePoint
Microsoft Teams | tool | ms teams, ?teams | Zoom, Google Meet, Slack
Microsoft Forms | tool | ms forms | Google Forms
Microsoft Planner | tool | ms planner, ?planner, microsoft to do | Trello, Asana
Microsoft Copilot | tool | copilot, microsoft 365 copilot, ms copilot | ChatGPT, Google Gemini
Microsoft Bookings | tool | ms bookings | Gestión de agenda
Calendly | tool | calendly app | Gestión de agenda, Microsoft Bookings
Skype | tool | skype for business, skype empresarial | Microsoft Teams, Zoom
SharePoint | tool | microsoft sharepoint, ms sharepoint, share point, sharepoint online | Microsoft OneDrive, Microsoft 365
Power Automate | tool | microsoft power automate, microsoft flow, powerautomate, ms flow | Power Apps, Microsoft Power Platform, Zapier, UiPath
Power Apps | tool | powerapps, microsoft power apps, ms power apps | Low-code, Microsoft Power Platform, Power Automate
Microsoft Power Platform | tool | power platform, dataverse, power pages | Power Apps, Power Automate, Power BI
Copilot Studio | tool | power virtual agents, microsoft copilot studio | Chatbots, Microsoft Power Platform
Google Workspace | tool | g suite, gsuite, google suite, herramientas de google, google apps, aplicaciones de google, google workspace for business | Microsoft 365, Google Drive, Gmail
?Gmail | tool | google mail, correo gmail | Microsoft Outlook, Gestión de correo electrónico
Google Drive | tool | google drive empresarial, ?drive, drive de google | Microsoft OneDrive, Dropbox, Google Workspace
Google Docs | tool | google documentos, documentos de google | Microsoft Word, Google Workspace
Google Sheets | tool | google spreadsheets, hojas de calculo de google, hojas de google | Microsoft Excel, Google Workspace
Google Slides | tool | presentaciones de google, google presentaciones | Microsoft PowerPoint
Google Forms | tool | formularios de google, google formularios | Microsoft Forms, Encuestas
Google Calendar | tool | google calendario, calendario de google | Gestión de agenda
?Google Meet | tool | ?meet, google hangouts | Zoom, Microsoft Teams
Google Sites | tool | sitios de google | Google Workspace
Google Apps Script | tool | apps script, appscript, google script | Google Sheets, JavaScript
AppSheet | tool | app sheet, google appsheet | Low-code, Google Sheets, Power Apps
Google Maps | tool | google my maps | Sistemas de información geográfica
LibreOffice | tool | openoffice, libre office, open office, wps office, apache openoffice, opencalc | Microsoft Office
?Zoom | tool | zoom meetings, zoom video | Microsoft Teams, Google Meet
Cisco Webex | tool | webex, webex meetings, cisco webex meetings | Zoom, Microsoft Teams
Slack | tool | slack app | Microsoft Teams, Discord
Discord | tool | servidores de discord | Slack
Notion | tool | notion app | Trello, Confluence
Evernote | tool | ever note | Microsoft OneNote, Notion
Dropbox | tool | drop box | Google Drive, Microsoft OneDrive
Airtable | tool | air table | Notion, Google Sheets
Prezi | tool | prezi presentaciones | Microsoft PowerPoint
Mentimeter | tool | menti | Genially
Zapier | tool | zapier automation | Make, n8n, Power Automate
?Make | tool | integromat, make.com | Zapier, n8n
n8n | tool | n8n.io | Zapier, Make
DocuSign | tool | docu sign | Firma digital
Firma digital | technical | digital signature, firma electronica, certificado de firma digital, electronic signature | DocuSign, Certificados digitales
Edición de PDF | technical | pdf editing, manejo de pdf, conversion de archivos pdf | Adobe Acrobat
Gestión de correo electrónico | technical | email management, manejo de correo electronico, correo corporativo, manejo de correos, correo electronico corporativo | Microsoft Outlook, Gmail
?Internet | technical | navegacion en internet, manejo de internet, busqueda en internet, busqueda de informacion en internet, internet browsing | Computación básica
Computación básica | technical | ?computacion, basic computer skills, manejo de computadora, ?computacion e informatica, manejo de pc, computer skills, conocimientos de computacion, informatica basica, ?informatica | Microsoft Office, Internet
Competencias digitales | technical | digital skills, habilidades digitales, alfabetizacion digital, digital literacy, herramientas digitales, manejo de herramientas digitales, herramientas tecnologicas | Computación básica
Impresoras y escáner | technical | manejo de impresoras, fotocopiado, escaneo, manejo de fotocopiadora, equipos de oficina, printers and scanners, office equipment | Computación básica
Elaboración de reportes | technical | reporting, ?reportes, generacion de reportes, reportes gerenciales, report generation, preparacion de reportes, reporteria en excel, reporteria de gestion | Microsoft Excel, Dashboards, Análisis de datos
Productividad con IA | technical | herramientas de ia, uso de inteligencia artificial, ai tools, manejo de herramientas de ia, ia aplicada a la oficina | ChatGPT, Microsoft Copilot
NotebookLM | tool | notebook lm | Google Gemini, Productividad con IA
Perplexity | tool | perplexity ai | ChatGPT
Otter.ai | tool | otter ai transcripción, otter ai transcription | Transcripción, Productividad con IA
?Gamma | tool | gamma.app | Presentaciones visuales, Productividad con IA
`
