/** Skills of DevOps and cloud platforms. One per line: name | category | synonyms | related names ('>X': who has it surely has X). */
export const cloudSkills = `
DevOps | technical | dev ops, cultura devops, ingenieria devops, devops engineering | CI/CD, Docker, Site Reliability Engineering
DevSecOps | technical | dev sec ops, seguridad en ci/cd | DevOps, Seguridad de aplicaciones
CI/CD | technical | integracion continua, continuous integration, despliegue continuo, entrega continua, continuous delivery, integracion y despliegue continuo | Jenkins, GitLab CI, GitHub Actions, Azure DevOps
Site Reliability Engineering | technical | ?sre, ingenieria de confiabilidad de sitios | DevOps, Observabilidad
Infraestructura como código | technical | infrastructure as code, iac | Terraform, Ansible, AWS CloudFormation
Platform engineering | technical | ingenieria de plataformas, internal developer platform | DevOps, Kubernetes
GitOps | technical | git ops, flujos gitops | Argo CD, Kubernetes
FinOps | technical | optimizacion de costos cloud, cloud cost management, gestion de costos en la nube | Computación en la nube
MLOps | technical | ml ops, operacionalizacion de modelos | DevOps, Machine learning, MLflow
Gestión de configuración | technical | configuration management, gestion de la configuracion de software, scm software | Ansible, Control de versiones
Gestión de releases | technical | release management, gestion de versiones, gestion de lanzamientos, pase a produccion | CI/CD, Gestión de cambios ITIL
Docker | tool | docker compose, docker engine, dockerizacion | >Contenedores de software, Kubernetes, Podman
Contenedores de software | technical | ?containers, ?contenedores, contenedores docker, containerizacion, contenerizacion | Docker, Kubernetes
?Podman | tool | red hat podman | >Contenedores de software, Docker
Docker Swarm | tool | swarm docker | >Docker, Kubernetes
Kubernetes | tool | k8s, kubernetes cluster, ckad, ?cka | >Contenedores de software, Docker, OpenShift, Helm
OpenShift | tool | red hat openshift, ocp openshift, openshift container platform | >Contenedores de software, Kubernetes
Rancher | tool | rancher kubernetes, suse rancher | Kubernetes, OpenShift
Helm | tool | helm charts, helm kubernetes | >Kubernetes
Istio | tool | service mesh, malla de servicios | Kubernetes, Microservicios
Terraform | tool | hashicorp terraform, opentofu | >Infraestructura como código, Pulumi, AWS CloudFormation
Pulumi | tool | pulumi iac | >Infraestructura como código, Terraform
Ansible | tool | ansible tower, red hat ansible, ansible playbooks | Infraestructura como código, Puppet, Chef Infra
?Puppet | tool | puppet enterprise | Ansible, Chef Infra
Chef Infra | tool | progress chef, chef devops | Ansible, Puppet
?Vagrant | tool | hashicorp vagrant | VirtualBox
HashiCorp Vault | tool | ?vault, vault hashicorp | Gestión de secretos
Gestión de secretos | technical | secrets management, manejo de secretos y credenciales | HashiCorp Vault, Azure Key Vault, AWS Secrets Manager
Jenkins | tool | jenkins pipeline, jenkins ci | >CI/CD, GitLab CI, GitHub Actions, Azure DevOps
GitLab CI | tool | gitlab ci/cd, gitlab pipelines | >CI/CD, >GitLab, Jenkins, GitHub Actions
GitHub Actions | tool | github workflows | >CI/CD, >GitHub, GitLab CI, Jenkins
Azure DevOps | tool | azure pipelines, azure repos, azure boards, vsts, team foundation server | CI/CD, Jenkins, Microsoft Azure
Bitbucket Pipelines | tool | pipelines bitbucket | >CI/CD, >Bitbucket
CircleCI | tool | circle ci | >CI/CD, Jenkins
TeamCity | tool | jetbrains teamcity, team city | >CI/CD, Jenkins
?Bamboo | tool | atlassian bamboo | >CI/CD, Jenkins
Octopus Deploy | tool | octopus deployment | >CI/CD, Azure DevOps
Argo CD | tool | argocd, argo rollouts, fluxcd | >GitOps, >Kubernetes
JFrog Artifactory | tool | artifactory, jfrog | Sonatype Nexus
Sonatype Nexus | tool | nexus repository, nexus sonatype | JFrog Artifactory
Prometheus | tool | prometheus monitoring, alertmanager | Grafana, Monitoreo de infraestructura
Grafana | tool | grafana dashboards, grafana loki | Prometheus, Kibana
Observabilidad | technical | observability, opentelemetry, trazabilidad distribuida, open telemetry | Monitoreo de infraestructura, Datadog, Grafana
Datadog | tool | data dog | Dynatrace, New Relic
Dynatrace | tool | dynatrace apm | Datadog, New Relic, AppDynamics
New Relic | tool | newrelic | Datadog, Dynatrace
AppDynamics | tool | app dynamics | Dynatrace, New Relic
Elastic Stack | tool | elk, elk stack, stack elk, elastic stack elk | >Elasticsearch, Kibana, Logstash
Kibana | tool | kibana dashboards | >Elasticsearch, Grafana
Logstash | tool | log stash | Elastic Stack
Graylog | tool | gray log | Elastic Stack, Splunk
Monitoreo de infraestructura | technical | infrastructure monitoring, monitoreo de servidores, monitoreo de plataformas, monitoreo de sistemas | Zabbix, Nagios, Prometheus, Observabilidad
Computación en la nube | technical | cloud computing, servicios en la nube, cloud, servicios cloud, tecnologias cloud | Amazon Web Services, Microsoft Azure, Google Cloud
Arquitectura cloud | technical | cloud architecture, arquitectura en la nube, arquitecto cloud | >Computación en la nube, Arquitectura de soluciones
Migración a la nube | technical | cloud migration, migracion cloud | >Computación en la nube, Arquitectura cloud
Nube híbrida | technical | hybrid cloud, multicloud, multi-cloud, multinube | Computación en la nube
Serverless | technical | arquitectura serverless, sin servidor, functions as a service | AWS Lambda, Azure Functions, Google Cloud Functions
SaaS | technical | software as a service, software como servicio | Computación en la nube
IaaS y PaaS | technical | iaas, paas, infraestructura como servicio, plataforma como servicio, infrastructure as a service, platform as a service | Computación en la nube, SaaS
?Alta disponibilidad | technical | high availability, alta disponibilidad de servidores, balanceo de carga, load balancing | Arquitectura cloud, Recuperación ante desastres
Escalabilidad de sistemas | technical | autoscaling, auto scaling, sistemas escalables, sistemas distribuidos, distributed systems | Alta disponibilidad, Microservicios
Amazon Web Services | tool | aws, amazon aws, nube aws, aws cloud | >Computación en la nube, Microsoft Azure, Google Cloud
AWS Certified Solutions Architect | technical | aws solutions architect, arquitecto de soluciones aws | >Amazon Web Services, Arquitectura cloud
AWS Certified Cloud Practitioner | technical | aws cloud practitioner, aws certified practitioner | >Amazon Web Services
Amazon EC2 | tool | ec2, aws ec2, elastic compute cloud | >Amazon Web Services, Azure Virtual Machines, Google Compute Engine
Amazon S3 | tool | aws s3, simple storage service, ?s3 | >Amazon Web Services, Azure Blob Storage, Google Cloud Storage
AWS Lambda | tool | lambda aws, amazon lambda, funciones lambda aws, ?lambda | >Amazon Web Services, >Serverless, Azure Functions
Amazon RDS | tool | rds aws, aws rds, ?rds | >Amazon Web Services, Amazon Aurora, Azure SQL Database
Amazon Aurora | tool | aws aurora, aurora postgresql, aurora mysql | >Amazon Web Services, Amazon RDS
Amazon DynamoDB | tool | dynamodb, dynamo db, aws dynamodb | >Amazon Web Services, NoSQL, MongoDB
Amazon ECS | tool | aws ecs, aws fargate, fargate, elastic container service | >Amazon Web Services, Contenedores de software, Amazon EKS
Amazon EKS | tool | aws eks, eks kubernetes, elastic kubernetes service | >Amazon Web Services, >Kubernetes, Azure Kubernetes Service
Amazon API Gateway | tool | aws api gateway | >Amazon Web Services, >API Gateway
Amazon SQS | tool | aws sqs, sqs, simple queue service | >Amazon Web Services, Amazon SNS, RabbitMQ
Amazon SNS | tool | aws sns, simple notification service | >Amazon Web Services, Amazon SQS
Amazon Cognito | tool | aws cognito | >Amazon Web Services, OAuth 2.0
Amazon CloudFront | tool | aws cloudfront, cloudfront | >Amazon Web Services, CDN
Amazon Route 53 | tool | aws route 53, route53, route 53 | >Amazon Web Services, DNS
Amazon VPC | tool | aws vpc, virtual private cloud, vpc | >Amazon Web Services, Redes en la nube
AWS IAM | tool | amazon iam, iam aws | >Amazon Web Services, Gestión de identidades y accesos
Amazon CloudWatch | tool | aws cloudwatch, cloudwatch | >Amazon Web Services, Monitoreo de infraestructura
AWS CloudFormation | tool | cloudformation, cloud formation | >Amazon Web Services, >Infraestructura como código, AWS CDK
AWS CDK | tool | aws cloud development kit | >Amazon Web Services, >Infraestructura como código
AWS CodePipeline | tool | codepipeline, aws codebuild, aws codedeploy | >Amazon Web Services, >CI/CD
AWS Step Functions | tool | step functions, amazon step functions | >Amazon Web Services, Serverless
Amazon EventBridge | tool | aws eventbridge, eventbridge | >Amazon Web Services, Arquitectura orientada a eventos
AWS Glue | tool | glue aws, amazon glue | >Amazon Web Services, ETL, Azure Data Factory
Amazon Redshift | tool | redshift, aws redshift | >Amazon Web Services, Data warehouse, Snowflake, BigQuery
Amazon Athena | tool | aws athena, ?athena | >Amazon Web Services, SQL
Amazon EMR | tool | aws emr, elastic mapreduce | >Amazon Web Services, Apache Spark
Amazon Kinesis | tool | aws kinesis, kinesis firehose, kinesis data streams | >Amazon Web Services, Apache Kafka
AWS Lake Formation | tool | lake formation | >Amazon Web Services, Data lake
Amazon SageMaker | tool | sagemaker, aws sagemaker | >Amazon Web Services, Machine learning, Vertex AI
Amazon Bedrock | tool | aws bedrock | >Amazon Web Services, Inteligencia artificial generativa
Amazon QuickSight | tool | quicksight, aws quicksight | >Amazon Web Services, Inteligencia de negocios
Amazon Lex | tool | aws lex, amazon lex bot | >Amazon Web Services, Chatbots
Amazon Connect | tool | aws connect | >Amazon Web Services, Genesys
AWS Secrets Manager | tool | secrets manager aws | >Amazon Web Services, Gestión de secretos
Microsoft Azure | tool | azure, nube azure, azure cloud, windows azure | >Computación en la nube, Amazon Web Services, Google Cloud
Azure Fundamentals AZ-900 | technical | az-900, azure fundamentals | >Microsoft Azure
Azure Administrator AZ-104 | technical | az-104, azure administrator | >Microsoft Azure
Azure Virtual Machines | tool | azure vm, maquinas virtuales azure | >Microsoft Azure, Amazon EC2
Azure App Service | tool | azure web apps, app service azure | >Microsoft Azure
Azure Functions | tool | azure function apps, functions azure | >Microsoft Azure, >Serverless, AWS Lambda
Azure SQL Database | tool | azure sql, sql azure, azure sql managed instance | >Microsoft Azure, >SQL Server
Azure Cosmos DB | tool | cosmos db, cosmosdb | >Microsoft Azure, NoSQL, MongoDB
Azure Blob Storage | tool | azure storage, blob storage, azure data lake storage, adls gen2 | >Microsoft Azure, Amazon S3
Azure Kubernetes Service | tool | azure aks, aks | >Microsoft Azure, >Kubernetes
Azure Logic Apps | tool | logic apps, logic app azure | >Microsoft Azure, Power Automate
Azure Service Bus | tool | service bus azure, azure event grid | >Microsoft Azure, RabbitMQ
Azure Event Hubs | tool | event hubs | >Microsoft Azure, Apache Kafka
Azure API Management | tool | api management azure, apim azure | >Microsoft Azure, >API Gateway
Microsoft Entra ID | tool | azure active directory, azure ad, entra id, aad | Active Directory, Gestión de identidades y accesos, Microsoft 365
Azure Key Vault | tool | key vault, keyvault | >Microsoft Azure, Gestión de secretos
Azure Monitor | tool | application insights, azure log analytics | >Microsoft Azure, Amazon CloudWatch
Azure Data Factory | tool | data factory, adf azure, ?adf | >Microsoft Azure, >ETL, AWS Glue
Azure Synapse Analytics | tool | azure synapse, synapse analytics, synapse | >Microsoft Azure, Data warehouse, Microsoft Fabric
Azure Databricks | tool | databricks azure | >Microsoft Azure, >Databricks
Azure Machine Learning | tool | azure ml, azureml | >Microsoft Azure, Machine learning
Azure OpenAI | tool | azure openai service, azure ai foundry | >Microsoft Azure, Inteligencia artificial generativa
Azure Cognitive Services | tool | azure ai services, cognitive services, azure bot service | >Microsoft Azure, Inteligencia artificial
Azure Virtual Desktop | tool | windows virtual desktop, avd azure | >Microsoft Azure, Virtualización de escritorios
Google Cloud | tool | gcp, google cloud platform, nube de google | >Computación en la nube, Amazon Web Services, Microsoft Azure
Google Compute Engine | tool | compute engine, gce google | >Google Cloud, Amazon EC2
Google Cloud Storage | tool | gcs, cloud storage google | >Google Cloud, Amazon S3
Google Cloud Functions | tool | cloud functions, firebase functions | >Google Cloud, >Serverless
Cloud Run | tool | google cloud run | >Google Cloud, Serverless
Google Kubernetes Engine | tool | gke, google gke | >Google Cloud, >Kubernetes
Google App Engine | tool | app engine, gae google | >Google Cloud
Cloud SQL | tool | google cloud sql, gcp cloud sql | >Google Cloud, Amazon RDS
BigQuery | tool | google bigquery, big query | >Google Cloud, >SQL, Snowflake, Amazon Redshift
Google Pub/Sub | tool | pub/sub, pubsub, cloud pub/sub, google pubsub | >Google Cloud, Apache Kafka
Google Dataflow | tool | cloud dataflow, dataflow gcp | >Google Cloud, Apache Beam
Google Dataproc | tool | dataproc | >Google Cloud, Apache Spark
Cloud Composer | tool | google cloud composer, gcp composer | >Google Cloud, >Apache Airflow
Vertex AI | tool | google vertex ai, vertexai | >Google Cloud, Machine learning, Amazon SageMaker
Apigee X | tool | apigee hybrid | >Apigee, >Google Cloud
Oracle Cloud Infrastructure | tool | oci oracle, oracle cloud, nube oracle, oci cloud | >Computación en la nube, Oracle Database
IBM Cloud | tool | ibm bluemix, nube ibm | >Computación en la nube
Huawei Cloud | tool | nube huawei | >Computación en la nube
Alibaba Cloud | tool | aliyun | >Computación en la nube
DigitalOcean | tool | digital ocean | Computación en la nube, Linode
Linode | tool | akamai cloud | DigitalOcean
Heroku | tool | heroku cloud | IaaS y PaaS, Vercel
Vercel | tool | vercel platform | Next.js, Netlify
Netlify | tool | netlify cms | Vercel, Jamstack
Cloudflare | tool | cloud flare, cloudflare workers | CDN, DNS
Hosting y dominios | technical | web hosting, cpanel, hosting web, administracion de hosting, whm cpanel | DNS, Desarrollo web
RabbitMQ | tool | rabbit mq | Apache Kafka, ActiveMQ, Amazon SQS
ActiveMQ | tool | apache activemq, artemis mq | RabbitMQ, IBM MQ
IBM MQ | tool | mq series, mqseries, websphere mq | RabbitMQ, ActiveMQ
Nginx | tool | nginx server, nginx proxy | Apache HTTP Server, Alta disponibilidad
Apache HTTP Server | tool | apache web server, servidor apache, httpd | Nginx, IIS
IIS | tool | internet information services, internet information server, microsoft iis | Windows Server, ASP.NET
Administración de servidores | technical | server administration, administracion de servidores windows y linux, gestion de servidores, sysadmin, administracion de sistemas operativos | Windows Server, Linux, Monitoreo de infraestructura
`
